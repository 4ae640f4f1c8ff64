import { getResponse } from 'msw';
import { type Backend, createBackend } from '../backend.ts';
import { waitForever } from '../control/under-control.ts';
import type { WorldName } from '../seeds/worlds.ts';
import { exchange } from './cookie-exchange.ts';
import { createCookieJar } from './cookie-jar.ts';

export interface NodeHostOptions {
  /** @default 'everyday' */
  readonly world?: WorldName;
  readonly now?: () => Date;
  /** Origin of the page that calls. When it is not the API's own, cookies travel with `credentials: 'include'` alone. */
  readonly pageOrigin?: string;
}

/** A mocked church inside a test, called through a function in place of a network. */
export interface NodeHost {
  /**
   * Behaves like the global `fetch` with a server, for absolute addresses of any host: a broken connection rejects with
   * a TypeError, an aborted signal with its reason, even while the call hangs. Cookies are stored per host object.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  readonly backend: Backend;
  /** Ends every pending call with a TypeError. */
  readonly close: () => void;
}

const brokenConnection = (): TypeError => new TypeError('fetch failed');

/** Aborts a controller with a signal, now or later, until the returned function is called. */
const follow = (signal: AbortSignal, controller: AbortController): (() => void) => {
  const abort = (): void => controller.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  return () => signal.removeEventListener('abort', abort);
};

export const openNodeHost = async ({ pageOrigin, ...options }: NodeHostOptions = {}): Promise<NodeHost> => {
  const jar = createCookieJar();
  const closing = new AbortController();

  const sendsCookies = ({ credentials, url }: Request): boolean =>
    credentials === 'include' ||
    (credentials === 'same-origin' && (pageOrigin === undefined || new URL(url).origin === pageOrigin));

  const backend = await createBackend({
    ...options,
    ask: (handlers, request) =>
      sendsCookies(request) ? exchange(handlers, request, jar) : getResponse(handlers, request),
  });

  const send = async (request: Request): Promise<Response> => {
    const response = await getResponse([...backend.handlers], request);
    if (response === undefined || response.type === 'error') throw brokenConnection();
    return response;
  };

  return {
    backend,
    async fetch(input, init) {
      const given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
      // Signals that follow others, of `AbortSignal.any` or of a request, may be garbage-collected before they emit.
      const ending = new AbortController();
      const endings = [given, closing.signal].filter((signal) => signal instanceof AbortSignal);
      const unfollow = endings.map((signal) => follow(signal, ending));
      try {
        ending.signal.throwIfAborted();
        return await Promise.race([
          send(new Request(input, { ...init, signal: ending.signal })),
          waitForever(ending.signal),
        ]);
      } finally {
        for (const stop of unfollow) stop();
      }
    },
    close: () => closing.abort(brokenConnection()),
  };
};
