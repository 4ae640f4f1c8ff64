import * as z from 'zod';
import type { Endpoint, EndpointGroup } from '../api/endpoint.ts';

// Strict: an extra field breaks the contract as much as a missing one.

export const id = z.int().positive();
export const instant = z.iso.datetime();

const person = z.strictObject({ id, name: z.string().min(1) }).meta({ id: 'Person' });

/** A place with one person, or vacant. */
export const place = person.nullable();
export const people = z.array(person);

/** A path on this server, as an answer names a stored file. */
export const serverPath = z.string().startsWith('/api/File/');

export const problem = z
  .strictObject({
    title: z.string().min(1),
    detail: z.string().min(1),
    status: z.int(),
    errors: z
      .record(z.string(), z.array(z.string().min(1)).min(1))
      .optional()
      .meta({ description: 'Sentences by the field, file or rule that they are about.' }),
  })
  .meta({ id: 'Problem', description: 'A failure (RFC 9457): `detail` is a sentence for the person at the screen.' });

/** The answer of a call with a body. */
export interface Answer {
  readonly schema: z.ZodType;
  readonly example: unknown;
  /** Whether the answer has an `ETag`, for `If-Match`. */
  readonly tagged?: true;
}

/** An answer whose example the compiler checks against its schema. */
export const answer = <Schema extends z.ZodType>(
  schema: Schema,
  example: z.input<Schema>,
  more: Pick<Answer, 'tagged'> = {},
): Answer => ({ schema, example, ...more });

/** The statuses whose meaning differs between calls; those that all calls share follow from their declarations. */
export type TellingStatus = 400 | 401 | 404 | 409 | 413 | 415 | 429;

/** Texts and examples for one endpoint, only for readers of the OpenAPI document. */
export interface Documentation {
  readonly summary: string;
  readonly description?: string;
  readonly requirements: readonly string[];
  /** An example of the request's body; in a form, a file is given by its name. */
  readonly request?: unknown;
  /** The schema of a JSON body whose parts the handler reads one by one, so that its own schema is less exact. */
  readonly carries?: z.ZodType;
  readonly answer?: Answer;
  readonly errors?: Readonly<Partial<Record<TellingStatus, string>>>;
  /** The product's behaviour on a server that lacks the call. */
  readonly without?: string;
}

type Needed<Call extends Endpoint> =
  | (Call extends { readonly body: unknown } ? 'request' : never)
  | (Call['success'] extends 'json' | 'created' | 'accepted' ? 'answer' : never)
  | (Call extends { readonly added: true } ? 'without' : never);

type Needless<Call extends Endpoint> = Call extends { readonly added: true } ? never : 'without';

/** The type requires the texts that an endpoint's declaration needs, and no others. */
export type DocumentationOf<Group extends EndpointGroup> = {
  readonly [Name in keyof Group]: Omit<Documentation, Needless<Group[Name]>> &
    Required<Pick<Documentation, Needed<Group[Name]>>>;
};
