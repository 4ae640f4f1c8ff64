import { ofetch } from 'ofetch';
import { takeEarlyCall } from './early-call.ts';
import { type Answer, readAnswer } from './raw-answer.ts';

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

/** The only place that sends JSON requests. It never throws or repeats a request: every ending is an {@link Answer}. */
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
