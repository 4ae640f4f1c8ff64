import { ofetch } from 'ofetch';
import { type Answer, readAnswer } from './raw-answer.ts';

export interface HttpCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the server's base address, without a leading slash, query included: `api/Announcement?page=1`. */
  readonly path: string;
  /** Sent as JSON; a bare string becomes a JSON string. */
  readonly json?: unknown;
  readonly bearer?: string | undefined;
  /** The version that a write is based on, as an answer named it: the server refuses to write over another. */
  readonly ifMatch?: string | undefined;
  /** Names the deed for the server, the same for every try of it (`Idempotency-Key`). */
  readonly key?: string | undefined;
  /** Whether cookies go along. */
  readonly credentials?: 'include' | 'omit';
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export type HttpClient = (call: HttpCall) => Promise<Answer>;

export interface HttpSettings {
  /** Ends with a slash (AUTH-19). */
  readonly baseUrl: string;
  /** After this many milliseconds a call is given up (REL-15). */
  readonly timeoutMs: number;
  /** Calls wait for this: in a mocked build, for the church to be there. */
  readonly ready?: Promise<unknown>;
  readonly fetch?: typeof globalThis.fetch;
}

/** The one place that sends requests. It never throws and never repeats one: every end is an {@link Answer}. */
export function createHttpClient({ baseUrl, timeoutMs, ready, fetch }: HttpSettings): HttpClient {
  const send = fetch === undefined ? ofetch : ofetch.create({}, { fetch });

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
    // By hand, for `AbortSignal.any` is younger than the phones of many members.
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
      const answer = readAnswer(response.status, response._data ?? '');
      const etag = response.headers.get('etag');
      return etag === null ? answer : { ...answer, etag };
    } catch {
      if (signal?.aborted === true) return { kind: 'unanswered', reason: 'aborted' };
      return { kind: 'unanswered', reason: end.signal.aborted ? 'timedOut' : 'networkError' };
    } finally {
      clearTimeout(timeout);
      signal?.removeEventListener('abort', giveUp);
    }
  };
}
