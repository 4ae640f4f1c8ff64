import { getResponse } from 'msw';
import { type Backend, createBackend } from '../backend.ts';
import { waitForever } from '../control/waiting.ts';
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

/** A church inside a test, called through a function instead of a network. */
export interface NodeHost {
  /**
   * As the global `fetch` behaves towards a server, for absolute addresses of any host: a broken connection rejects with
   * a TypeError, an aborted signal with its reason, even while the call hangs. Cookies are kept per host object.
   */
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  readonly backend: Backend;
  /** Ends every call that still waits with a TypeError. */
  readonly close: () => void;
}

const brokenConnection = (): TypeError => new TypeError('fetch failed');

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
      const caller = new Request(input, init);
      const signal = AbortSignal.any([caller.signal, closing.signal]);
      signal.throwIfAborted();
      return Promise.race([send(new Request(caller, { signal })), waitForever(signal)]);
    },
    close: () => closing.abort(brokenConnection()),
  };
};
