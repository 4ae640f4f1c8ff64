import { isCallPath } from './call-address.ts';

/** The worker's answer to a parting call; undefined if no client could answer. */
interface CarriedAnswer {
  readonly status: number;
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

const isCarried = (data: unknown): data is CarriedAnswer =>
  typeof data === 'object' && data !== null && 'status' in data && 'headers' in data;

const toChurch = (input: RequestInfo | URL): URL | undefined => {
  const url = new URL(input instanceof Request ? input.url : input, window.location.href);
  return url.origin === window.location.origin && isCallPath(url.pathname) ? url : undefined;
};

/** The parts of the service worker API that are used here. */
interface Workers {
  readonly controller: { readonly postMessage: (message: unknown, transfer: Transferable[]) => void } | null;
}

const ask = (
  worker: NonNullable<Workers['controller']>,
  url: URL,
  { method, headers, body, signal }: RequestInit,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      port1.close();
      if (isCarried(data)) resolve(new Response(data.body, { status: data.status, headers: data.headers }));
      else reject(new TypeError('Failed to fetch'));
    });
    port1.start();
    signal?.addEventListener('abort', () => reject(new DOMException('The call was given up', 'AbortError')));
    const call = { method, url: url.href, headers: [...new Headers(headers)], body: body ?? null };
    worker.postMessage({ type: 'DEMO_CALL', call }, [port2]);
  });

/**
 * In Firefox, calls that outlive their page (`keepalive`) bypass the worker and reach a host that does not know them. They are
 * sent to the worker as messages instead, which outlive the page in every browser.
 */
export const handOverPartingCalls = (workers: Workers): void => {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = init?.keepalive === true ? toChurch(input) : undefined;
    if (url === undefined || workers.controller === null) return send(input, init);
    return ask(workers.controller, url, init ?? {});
  };
};
