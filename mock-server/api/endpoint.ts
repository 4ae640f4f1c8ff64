import type * as z from 'zod/mini';
import type { Caller } from '../church/rules/sessions.ts';
import type { FormFields, FormValues } from './fields.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/** Who may make a call: visitors as well, signed-in users, Admins and Editors, or Admins only. */
export type Access = 'anyone' | 'signedIn' | 'publishers' | 'admins';

/** What a request carries: JSON, or a form by its fields. */
export type Body =
  | { readonly json: z.ZodMiniType; readonly optional?: true }
  | { readonly form: FormFields; readonly optional?: never };

/** How a success is answered: 200 with JSON, 201 with JSON, 202 with JSON, 204, 200 without a body, or 200 with a file. */
export type Success = 'json' | 'created' | 'accepted' | 'noContent' | 'acknowledged' | 'file';

/**
 * The declaration of one call of the API: its handler validates by it, the demo panel offers it for faults, and the OpenAPI
 * document describes it, with the texts and examples in `openapi/`, which browsers do not load.
 */
export interface Endpoint {
  readonly method: Method;
  /** The part after `/api/`, as the API's documents write it; `{id}` stands for a value of `params`. */
  readonly path: string;
  readonly access: Access;
  /** Open to anyone, with a fuller answer for signed-in users. */
  readonly recognizes?: true;
  /**
   * The boolean parameter of the query that distinguishes this call, where it is true, from another one with the same
   * address and method.
   */
  readonly flag?: 'draft' | 'drafts';
  readonly params?: Readonly<Record<string, z.ZodMiniType>>;
  readonly query?: z.ZodMiniObject;
  readonly body?: Body;
  /**
   * Whether `If-Match` names the version that a write is based on, and the status when that is not the present one: 412, as HTTP
   * has it, or 409, which is agreed for members, posts, drafts and prayers.
   */
  readonly conditional?: 409 | 412;
  /** Whether it reads the refresh cookie. */
  readonly cookie?: true;
  readonly success: Success;
  /** Whether the answer has tokens: it is kept for no `Idempotency-Key`, since it would outlive a change of password. */
  readonly issuesTokens?: true;
  /** Whether the call is missing from the documents: the real server may lack it. */
  readonly added?: true;
  /** Its name in the demo panel. */
  readonly label: string;
  /** The path by which the panel's faults match it, where a parameter would match another call too. */
  readonly faultPath?: string;
}

export type EndpointGroup = Readonly<Record<string, Endpoint>>;

type ParamsOf<Call> = Call extends { readonly params: infer Shape extends Readonly<Record<string, z.ZodMiniType>> }
  ? { readonly [Name in keyof Shape]: z.output<Shape[Name]> }
  : undefined;

type QueryOf<Call> = Call extends { readonly query: infer Query extends z.ZodMiniType } ? z.output<Query> : undefined;

type BodyOf<Call> = Call extends { readonly body: { readonly json: infer Json extends z.ZodMiniType } }
  ? z.output<Json> | (Call extends { readonly body: { readonly optional: true } } ? undefined : never)
  : Call extends { readonly body: { readonly form: infer Fields extends FormFields } }
    ? FormValues<Fields>
    : undefined;

/** The parts of a request that a rule receives. */
export interface InputOf<Call extends Endpoint> {
  readonly params: ParamsOf<Call>;
  readonly query: QueryOf<Call>;
  readonly body: BodyOf<Call>;
  /** The version that `If-Match` names; undefined overwrites any version. */
  readonly basedOn: number | undefined;
  /** The refresh token of the cookie; '' when there is none. */
  readonly refreshToken: string;
  /** The network address of the device that calls; '' where the church runs on that device itself. */
  readonly device: string;
}

/** The caller as a rule receives it. */
export type CallerOf<Call extends Endpoint> = Call extends { readonly access: 'anyone' }
  ? Call extends { readonly recognizes: true }
    ? Caller | undefined
    : undefined
  : Caller;
