import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { Church } from '../../church/church.ts';
import type { Caller } from '../../church/rules/access-tokens.ts';
import { authorize, type Requirement, recognize } from '../../church/rules/authorization.ts';
import { done, type Outcome } from '../../church/rules/outcome.ts';
import { readBody } from './body.ts';
import type { Call } from './call.ts';
import { exclusively } from './exclusively.ts';
import { oncePerKey } from './once-per-key.ts';
import type { Reader } from './readers.ts';
import { refusalAnswer } from './refusal-answer.ts';
import { ok } from './replies.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

type Rule<Input, Value, Who> = (input: Input, caller: Who) => Outcome<Value> | Promise<Outcome<Value>>;
type Reply<Value> = (value: Value, call: Call) => Response | Promise<Response>;
type Admission<Who> = (call: Call) => Outcome<Who> | Promise<Outcome<Who>>;

const callOf = ({ request, params, cookies }: Parameters<HttpResponseResolver>[0]): Call => {
  let body: ReturnType<Call['body']> | undefined;
  return {
    request,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: new URL(request.url).searchParams,
    cookies,
    body: () => (body ??= readBody(request)),
  };
};

/**
 * The kinds of calls that this church answers: parse, then rule, then reply (200 with the value as JSON, unless it
 * is given). `path` stands behind `/api/`, in any letter case.
 */
export function endpointsOf(church: Church) {
  function endpoint<Input, Value, Who>(
    method: Method,
    path: string,
    admit: Admission<Who>,
    nameOf: (who: Who) => string,
    read: Reader<Input>,
    rule: Rule<Input, Value, Who>,
    reply: Reply<Value>,
  ): RequestHandler {
    return http[method](`*/api/${path}`, async (info) => {
      const call = callOf(info);
      const admission = await admit(call);
      if (admission.kind === 'refused') return refusalAnswer(admission);
      const answer = async (): Promise<Response> => {
        const input = await read(call);
        if (input.kind === 'refused') return refusalAnswer(input);
        const work = () => rule(input.value, admission.value);
        const outcome = method === 'get' ? await work() : await exclusively(church, work);
        return outcome.kind === 'refused' ? refusalAnswer(outcome) : reply(outcome.value, call);
      };
      return method === 'get' ? answer() : oncePerKey(church, call, nameOf(admission.value), answer);
    });
  }

  /** A call that anyone may make; a token that comes along is not looked at. */
  const open = <Input, Value>(
    method: Method,
    path: string,
    read: Reader<Input>,
    rule: Rule<Input, Value, void>,
    reply: Reply<Value> = ok,
  ): RequestHandler =>
    endpoint(
      method,
      path,
      () => done(),
      () => '',
      read,
      rule,
      reply,
    );

  /** A call that anyone may make, and that tells more to those who are signed in. */
  const told = <Input, Value>(
    method: Method,
    path: string,
    read: Reader<Input>,
    rule: Rule<Input, Value, Caller | undefined>,
    reply: Reply<Value> = ok,
  ): RequestHandler =>
    endpoint(
      method,
      path,
      ({ request }) => recognize(request.headers.get('Authorization'), church.now()),
      (caller) => caller?.accountId ?? '',
      read,
      rule,
      reply,
    );

  /** A call that needs a token, and one of the roles that `required` names. */
  const guarded = <Input, Value>(
    method: Method,
    path: string,
    required: Requirement,
    read: Reader<Input>,
    rule: Rule<Input, Value, Caller>,
    reply: Reply<Value> = ok,
  ): RequestHandler => {
    const admit: Admission<Caller> = ({ request }) =>
      authorize(request.headers.get('Authorization'), required, church.now());
    return endpoint(method, path, admit, ({ accountId }) => accountId, read, rule, reply);
  };

  return { open, told, guarded };
}
