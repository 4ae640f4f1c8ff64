import { type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { CallerOf, Endpoint, InputOf, Success } from '../../api/endpoint.ts';
import type { Church } from '../../church/church.ts';
import { readFlag } from '../../church/flags.ts';
import { deleteDueAccounts, hasDueAccount } from '../../church/rules/account-deletion.ts';
import { findAccount } from '../../church/rules/accounts.ts';
import { done, type Outcome, refuse, refuseInvalid } from '../../church/rules/outcome.ts';
import {
  admins,
  authorize,
  type Caller,
  publishers,
  type Requirement,
  recognize,
} from '../../church/rules/sessions.ts';
import type { Ask } from '../../host.ts';
import { type Call, inputReader, readBody } from './input.ts';
import { oncePerKey } from './once-per-key.ts';
import { problem, problemResponse } from './problem.ts';
import { accepted, acknowledged, created, noContent, ok } from './replies.ts';

type Rule<Input, Value, Who> = (input: Input, caller: Who) => Outcome<Value> | Promise<Outcome<Value>>;
type Reply<Value> = (value: Value, call: Call) => Response | Promise<Response>;

/** The reply to a rule's value if a handler has none of its own; a file needs one. */
const replies: Readonly<Record<Exclude<Success, 'file'>, Reply<unknown>>> = {
  json: ok,
  created,
  accepted,
  noContent,
  acknowledged,
};

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

/** The path of an endpoint in the syntax of msw, in any letter case. */
const addressOf = ({ path }: Endpoint): string => `*/api/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

const endpoints = new WeakMap<RequestHandler, Endpoint>();

/** Whether a handler is the one that answers an endpoint. */
export const answers = (handler: RequestHandler, endpoint: Endpoint): boolean => endpoints.get(handler) === endpoint;

/** Whether a handler may answer a request, checked cheaply: msw compiles the address of every handler that it tries. */
export const mayAnswer = (handler: RequestHandler, { method, url }: Request): boolean => {
  const endpoint = endpoints.get(handler);
  if (endpoint === undefined) return true;
  const [place = ''] = endpoint.path.split('/');
  return method.toLowerCase() === endpoint.method && url.toLowerCase().includes(`/api/${place.toLowerCase()}`);
};

/** Whether a call is meant for an endpoint, by the flag in its query; refused where that is no boolean. */
const isAsked = ({ flag }: Endpoint, { query }: Call): Outcome<boolean> => {
  if (flag === undefined) return done(true);
  const values = [...query].filter(([name]) => name.toLowerCase() === flag).map(([, value]) => readFlag(value));
  return values.includes(undefined)
    ? refuseInvalid(flag, 'true나 false만 쓸 수 있습니다.')
    : done(values.includes(true));
};

/**
 * Makes the handlers of one church: each checks access and reads inputs as its endpoint declares, then calls the rule,
 * then replies.
 */
export const answering =
  (church: Church) =>
  <Declared extends Endpoint, Value>(
    endpoint: Declared,
    rule: Rule<InputOf<Declared>, Value, CallerOf<Declared>>,
    ...[reply]: Declared['success'] extends 'file' ? [reply: Reply<Value>] : [reply?: Reply<Value>]
  ): RequestHandler => {
    const { method, success, conditional, issuesTokens }: Endpoint = endpoint;
    const read = inputReader(endpoint);
    const replyWith: Reply<Value> = reply ?? replies[success === 'file' ? 'json' : success];

    const handler = http[method](addressOf(endpoint), async (info) => {
      const call = callOf(info);
      // A server that lacks the call ignores its flag, too: the call without the flag answers.
      const asked = isAsked(endpoint, call);
      if (asked.kind === 'refused') return problemResponse(asked);
      if (!asked.value) return undefined;
      // Deletes the accounts whose deletion is due, before any call reads them (MINE-06).
      if (hasDueAccount(church)) await exclusively(church, () => deleteDueAccounts(church));
      const admission = await admit(church, endpoint, call.request);
      if (admission.kind === 'refused') return problemResponse(admission);
      const answer = async (): Promise<Response> => {
        const input = await read(call);
        if (input.kind === 'refused') return problemResponse(input);
        const work = () => rule(input.value, admission.value);
        const outcome = method === 'get' ? await work() : await exclusively(church, work);
        return outcome.kind === 'refused' ? problemResponse(outcome, conditional) : replyWith(outcome.value, call);
      };
      return method === 'get' || issuesTokens === true
        ? answer()
        : oncePerKey(church, call, admission.value?.accountId ?? '', answer);
    });
    endpoints.set(handler, endpoint);
    return handler;
  };

const sessionOver = refuse('forbidden', '로그인 시간이 지났습니다.');

const requirements: Readonly<Record<Exclude<Endpoint['access'], 'anyone'>, Requirement>> = {
  signedIn: 'signedIn',
  publishers,
  admins,
};

const whoCalls = async (
  church: Church,
  { access, recognizes }: Endpoint,
  header: string | null,
): Promise<Outcome<Caller | undefined>> => {
  if (access !== 'anyone') return ifThere(church, await authorize(header, requirements[access], church.now()));
  // The token of an open call is read only if the answer depends on it.
  return recognizes === true ? ifThere(church, await recognize(header, church.now())) : done(undefined);
};

/** The token of an account that was deleted is refused as one that has expired: the refresh then ends the session (MINE-06). */
const ifThere = (church: Church, admission: Outcome<Caller | undefined>): Outcome<Caller | undefined> =>
  admission.kind === 'refused' || admission.value === undefined || findAccount(church, admission.value.accountId)
    ? admission
    : sessionOver;

/** Admits the callers that an endpoint declares. */
const admit = <Declared extends Endpoint>(
  church: Church,
  endpoint: Declared,
  request: Request,
): Promise<Outcome<CallerOf<Declared>>> =>
  // An admitted caller has the type that the endpoint's access implies, but the compiler cannot infer that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  whoCalls(church, endpoint, request.headers.get('Authorization')) as Promise<Outcome<CallerOf<Declared>>>;

const lastWork = new WeakMap<Church, Promise<unknown>>();

/**
 * Runs the writes on one church in sequence. Saving spans several tasks, so two concurrent calls (two tabs that refresh, two
 * users who move one member) would otherwise both see the state before either write.
 */
function exclusively<Value>(church: Church, work: () => Value | Promise<Value>): Promise<Value> {
  const before = lastWork.get(church) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastWork.set(church, mine);
  return mine;
}

/** Whether a percent sign in the path of an address encodes nothing: msw throws for it. */
export const isMalformed = ({ url }: Request): boolean => {
  try {
    decodeURIComponent(new URL(url).pathname);
    return false;
  } catch {
    return true;
  }
};

export const malformedAddress = (): Response =>
  problem(400, 'Bad Request', { detail: 'A percent sign in the address encodes nothing' });

/** Passes a request to the handlers that may answer it; an error in one is answered with 500. */
export const askHandlers = async (
  ask: Ask,
  handlers: readonly RequestHandler[],
  request: Request,
): Promise<Response | undefined> => {
  if (isMalformed(request)) return malformedAddress();
  const candidates = handlers.filter((handler) => mayAnswer(handler, request));
  if (candidates.length === 0) return undefined;
  return ask(candidates, request).catch((error: unknown) =>
    problem(500, 'Internal Server Error', { detail: String(error) }),
  );
};
