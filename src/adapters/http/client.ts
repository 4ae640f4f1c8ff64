import { ofetch } from 'ofetch';
import type { SessionAuthority } from '@/auth/session.ports.ts';
import type { KeyStore } from '@/shared/device.ports.ts';
import type { FailureLog } from '@/shared/notifications.ports.ts';
import type { Failure } from '@/shared/outcome.ts';
import { type Answer, failureOfAnswer, isGarbled, isSuccess, readAnswer } from './answers.ts';
import { takeEarlyCall } from './early-call.ts';
import { nextTask } from './next-task.ts';

export interface HttpCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the server's base address, without a leading slash, query included: `api/Announcement?page=1`. */
  readonly path: string;
  /** Sent as JSON; a bare string becomes a JSON string. */
  readonly json?: unknown;
  readonly bearer?: string | undefined;
  /** The ETag of the version that a write is based on; the server refuses to overwrite another version. */
  readonly ifMatch?: string | undefined;
  /** The `Idempotency-Key`: the same for every attempt of one write. */
  readonly key?: string | undefined;
  /** Whether cookies are sent. */
  readonly credentials?: 'include' | 'omit';
  /** Whether the call goes on after the page is closed. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export type HttpClient = (call: HttpCall) => Promise<Answer>;

export interface HttpSettings {
  /** Ends with a slash (AUTH-19). */
  readonly baseUrl: string;
  /** A call without an answer is aborted after this many milliseconds (REL-15). */
  readonly timeoutMs: number;
  /** Calls wait for this; in a mocked build, for the mock. */
  readonly ready?: Promise<unknown>;
  readonly fetch?: typeof globalThis.fetch;
  /**
   * Called for each answer to a reading call: with the time at which the service worker saved it, undefined for an
   * answer of the server.
   */
  readonly onRead?: (path: string, savedAt: string | undefined) => void;
}

/**
 * The only place that sends JSON requests. It never throws or repeats a request: every ending is an {@link Answer}. What
 * else a call needs, clients around it add ({@link visitorClient}, {@link authenticatedClient}).
 */
export function createHttpClient({ baseUrl, timeoutMs, ready, fetch, onRead }: HttpSettings): HttpClient {
  const send = ofetch.create({}, { fetch: fetch ?? adoptingEarlyCalls((...call) => globalThis.fetch(...call)) });

  return async ({
    method = 'GET',
    path,
    json,
    bearer,
    ifMatch,
    key,
    credentials = 'include',
    keepalive = false,
    signal,
  }) => {
    try {
      await ready;
    } catch {
      return { kind: 'unanswered', reason: 'networkError' };
    }
    // Not `AbortSignal.any`, which the phones of many members lack.
    const end = new AbortController();
    const giveUp = () => end.abort();
    const timeout = setTimeout(giveUp, timeoutMs);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted === true) giveUp();
    try {
      const response = await send.raw(`${baseUrl}${path}`, {
        method,
        credentials,
        keepalive,
        retry: 0,
        ignoreResponseError: true,
        responseType: 'text',
        signal: end.signal,
        headers: {
          accept: 'application/json, application/problem+json',
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...(ifMatch !== undefined && { 'if-match': ifMatch }),
          ...(key !== undefined && { 'idempotency-key': `"${key}"` }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      if (method === 'GET') onRead?.(path, response.headers.get('x-saved-at') ?? undefined);
      const { headers } = response;
      const etag = headers.get('etag');
      const retryAfter = headers.get('retry-after');
      return {
        ...readAnswer(response.status, response._data ?? ''),
        ...(etag !== null && { etag }),
        ...(retryAfter !== null && { retryAfter }),
      };
    } catch {
      if (signal?.aborted === true) return { kind: 'unanswered', reason: 'aborted' };
      return { kind: 'unanswered', reason: end.signal.aborted ? 'timedOut' : 'networkError' };
    } finally {
      clearTimeout(timeout);
      signal?.removeEventListener('abort', giveUp);
    }
  };
}

/**
 * Uses the answers to the page's early calls in place of calls of its own, each once. Early calls were sent without a
 * token: calls with one are sent anyway. When an early call has failed, the call is sent again.
 */
function adoptingEarlyCalls(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const address = typeof input === 'string' ? input : '';
    const early = globalThis.window?.earlyCalls?.[address];
    const isVisitors = !new Headers(init?.headers).has('authorization');
    if (early === undefined || !isVisitors || !takeEarlyCall(address)) return fetch(input, init);
    const signal = init?.signal;
    signal?.addEventListener('abort', early.giveUp);
    if (signal?.aborted === true) early.giveUp();
    try {
      return await early.answer;
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return fetch(input, init);
    }
  };
}

/**
 * Adds an idempotency key to every call that writes (REL-16).
 * @param withKey undefined where the server does not accept the header
 */
export function keyed(send: HttpClient, withKey: WithKey | undefined): HttpClient {
  if (withKey === undefined) return send;
  return (call) => {
    const { method = 'GET', path, json, ifMatch } = call;
    if (method === 'GET') return send(call);
    return withKey(path, JSON.stringify([method, json, ifMatch]), (key) => send({ ...call, key }));
  };
}

/**
 * Sends a write with its key, which all its attempts share.
 * @param place its address
 * @param write what is sent there: the same one gets the same key
 */
export type WithKey = (place: string, write: string, send: (key: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Gives each write an `Idempotency-Key`, by which the server recognises a repetition, whether by the browser on a bad
 * network or by a client after a 403. While it has no answer, or its answer was lost, the same write gets the same key, after a
 * reload too, unless another write was sent in between. One for all clients.
 */
export function makeIdempotencyKeys(store: KeyStore): WithKey {
  const underWay = new Set<string>();
  return async (place, write, send) => {
    const mark = markOf(write);
    const unanswered = store.read();
    const [lastMark, lastKey] = (unanswered[place] ?? '').split(' ');
    // Not `crypto.randomUUID`, which exists only in secure contexts.
    const key = lastMark === mark && lastKey ? lastKey : crypto.getRandomValues(new Uint32Array(4)).join('-');
    const sent = `${mark} ${key}`;
    const others = Object.entries(unanswered).filter(([other]) => underWay.has(other));
    store.write({ ...Object.fromEntries(others), [place]: sent });
    underWay.add(place);
    const answer = await send(key);
    underWay.delete(place);
    if (answer.kind === 'unanswered' || isGarbled(answer)) return answer;
    const { [place]: last, ...rest } = store.read();
    if (last === sent) store.write(rest);
    return answer;
  };
}

/** The keys of writes; undefined where the server does not accept the header. */
export const keysWhereTaken = (takesKeys: boolean, store: KeyStore): WithKey | undefined =>
  takesKeys ? makeIdempotencyKeys(store) : undefined;

/** Tells two writes apart and says nothing of what they hold (32 bits). */
function markOf(write: string): string {
  let hash = 0;
  for (let at = 0; at < write.length; at += 1) hash = (hash * 31 + write.charCodeAt(at)) | 0;
  return `${write.length}.${hash}`;
}

/** The calls that go on when their page is left: those that write (REL-18). */
export interface LastingCalls {
  /** A client that keeps count of them. */
  readonly counting: (send: HttpClient) => HttpClient;
  /** Resolves when none is under way, and the one that ended last was followed by no other. */
  readonly ended: () => Promise<void>;
}

/**
 * Keeps count of calls that go on when their page is left: a logout waits for them, as it ends their token (AUTH-11).
 * @param closable told whether the tab may close: not while a call is under way that would end with it
 * @param turn resolves after all code that waits for a call that has ended: it may begin the next one
 */
export function makeLastingCalls(
  closable: (isClosable: boolean) => void = () => undefined,
  turn: () => Promise<void> = nextTask,
): LastingCalls {
  const underWay = new Set<Promise<Answer>>();
  let endingWithTab = 0;
  return {
    counting: (send) => async (call) => {
      const answer = send(call);
      if (!isWrite(call)) return answer;
      underWay.add(answer);
      const ends = call.keepalive === true ? 0 : 1;
      closable((endingWithTab += ends) === 0);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
        closable((endingWithTab -= ends) === 0);
      }
    },
    ended: async () => {
      do {
        // oxlint-disable-next-line no-await-in-loop -- each round waits for the calls that the one before has begun
        await Promise.allSettled(underWay);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await turn();
      } while (underWay.size > 0);
    },
  };
}

/**
 * Logs every failed call with its reason, once, however often it was repeated (LIST-03, EVNT-07). An aborted call is
 * not a failure. No secrets are logged: only the path of an address, since a query may contain a code.
 */
export function logged(send: HttpClient, log: FailureLog): HttpClient {
  return async (call) => {
    const answer = await send(call);
    const note = (reason: Failure) => log.note(`${call.method ?? 'GET'} ${call.path.split('?')[0]}`, reason);
    if (answer.kind === 'answered' && isSuccess(answer)) return { ...answer, logMalformed: () => note('malformed') };
    const reason = failureOfAnswer(answer);
    if (reason !== 'aborted') note(reason);
    return answer;
  };
}

/**
 * Adds the session's token (AUTH-17) and repeats requests that carried one by two rules: after a 401 once (AUTH-13),
 * after a 403 once with a newer token (AUTH-14). No request is sent more than twice; a second 401 is passed on and ends
 * no session (REL-02).
 * A visitor's request carries no token and is never repeated (LIST-05). A signed-in user's request is not sent without
 * a token when the session ends meanwhile (AUTH-15).
 */
export function authenticated(send: HttpClient, authority: SessionAuthority): HttpClient {
  let rejections = 0;
  let isRejected = false;

  return async (call) => {
    // A call that was under way when a token was rejected says nothing of what the server has thought of it since.
    const began = rejections;
    const goesOn = isWrite(call);
    const bearer = await authority.bearer(goesOn);
    if (call.signal?.aborted === true) return { kind: 'unanswered', reason: 'aborted' };
    if (bearer.kind === 'over') return { kind: 'unanswered', reason: 'unauthorized' };
    if (bearer.kind === 'visitor') return send({ ...call, bearer: undefined });
    const { token } = bearer;
    const first = await sendWith(token, call, began);
    if (hasStatus(first, 401)) return again(token, call, began);
    if (!hasStatus(first, 403)) return first;

    const refresh = await authority.refresh(token, goesOn);
    // Without an answer to the refresh there is none to the call either (AUTH-16): the session may still hold.
    if (refresh.kind === 'unreachable') return { kind: 'unanswered', reason: 'networkError' };
    if (refresh.kind === 'over') return { kind: 'unanswered', reason: 'unauthorized' };
    if (refresh.kind === 'forbidden') return first;
    const second = await again(refresh.token, call, began);
    if (hasStatus(second, 403)) authority.reportForbidden(refresh.token);
    return second;
  };

  async function sendWith(token: string, call: HttpCall, began: number): Promise<Answer> {
    const answer = await send({ ...call, bearer: token });
    if (isRejected && began === rejections && isSuccess(answer)) {
      isRejected = false;
      authority.reportAccepted(token);
    }
    return answer;
  }

  async function again(token: string, call: HttpCall, began: number): Promise<Answer> {
    const answer = await sendWith(token, call, began);
    if (!hasStatus(answer, 401)) return answer;
    rejections += 1;
    isRejected = true;
    authority.reportRejected(token);
    return answer;
  }
}

/** Whether it goes on when its page is left, and is sent while the session ends. */
const isWrite = ({ method = 'GET' }: HttpCall): boolean => method !== 'GET';

function hasStatus(answer: Answer, status: number): boolean {
  return answer.kind === 'answered' && answer.status === status;
}

interface ClientParts {
  readonly log: FailureLog;
  /** Undefined where the server does not accept an `Idempotency-Key`. */
  readonly withKey: WithKey | undefined;
  readonly lasting: LastingCalls;
}

/**
 * The client for calls that need no session: the tab stays open for those that write, a call that is repeated keeps its key, and
 * is logged once.
 */
export function visitorClient(http: HttpClient, { lasting, log, withKey }: ClientParts): HttpClient {
  return logged(keyed(lasting.counting(http), withKey), log);
}

/**
 * The client for calls of whoever is signed in. Authenticated innermost, so that all attempts of a call count as one that
 * a logout waits for, have one key, and are logged once.
 */
export function authenticatedClient(
  http: HttpClient,
  { authority, lasting, log, withKey }: ClientParts & { readonly authority: SessionAuthority },
): HttpClient {
  return logged(keyed(lasting.counting(authenticated(http, authority)), withKey), log);
}
