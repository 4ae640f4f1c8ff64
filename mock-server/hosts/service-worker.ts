import { inTime, workerUrl } from './start.ts';

const sentences = {
  noServiceWorker:
    '이 브라우저 창에서는 체험판을 사용할 수 없습니다. 비공개 창이나 앱 안의 브라우저라면 Chrome, Edge, Safari, Firefox의 일반 창에서 다시 열어 주세요.',
  notStarted: '체험판을 시작하지 못했습니다. 이 페이지를 새로고침하거나 다른 브라우저에서 열어 주세요.',
} as const;

export type DemoUnavailableReason = keyof typeof sentences;

/** The mocked server cannot run in this browser; `message` is a sentence for the visitor. */
export class DemoUnavailable extends Error {
  override readonly name = 'DemoUnavailable';
  readonly reason: DemoUnavailableReason;

  constructor(reason: DemoUnavailableReason, cause?: unknown) {
    super(sentences[reason], { cause });
    this.reason = reason;
  }
}

/** In milliseconds. */
const patience = 20_000;

const isOwn = (worker: ServiceWorker): boolean => worker.scriptURL.endsWith(workerUrl);

const reloadedMark = 'demo:reloaded';

/**
 * Removes the worker of a site without a mock, if that was served at this address before and the worker serves this
 * page. It ends with its last page: this one is reloaded, once.
 */
const makeWay = async (workers: ServiceWorkerContainer): Promise<void> => {
  if (!workers.controller || isOwn(workers.controller)) return;
  await (await workers.getRegistration())?.unregister();
  if (sessionStorage.getItem(reloadedMark) !== null) return;
  sessionStorage.setItem(reloadedMark, 'yes');
  location.reload();
  await new Promise<never>(() => undefined);
};

/**
 * Registers the worker and waits until it controls this page; a page that was loaded without it (Shift+Reload) is
 * claimed.
 */
const takeControl = async (workers: ServiceWorkerContainer): Promise<void> => {
  await makeWay(workers);
  await workers.register(workerUrl);
  const registration = await workers.ready;
  if (workers.controller && isOwn(workers.controller)) return;
  await new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    registration.active?.postMessage('DEMO_CLAIM');
  });
};

/** Answers the worker's pings as soon as this page can handle calls; a page that is being left does not answer. */
const answerPings = (workers: ServiceWorkerContainer, started: Promise<void>): void => {
  workers.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (data !== 'DEMO_PING') return;
    const answer = (): void => ports[0]?.postMessage('here');
    started.then(answer, () => undefined);
  });
  workers.startMessages();
};

const start = async (workers: ServiceWorkerContainer, answer: Answer): Promise<void> => {
  await takeControl(workers);
  answerCalls(workers, answer);
  workers.controller?.postMessage('DEMO_READY');
};

/**
 * Lets this page answer its own calls, and those that no other page answers.
 * @throws DemoUnavailable where service workers are missing, refused, or do not start within 20 seconds.
 */
export const startServiceWorker = async (answer: Answer): Promise<void> => {
  const workers: ServiceWorkerContainer | undefined = (navigator as Partial<Navigator>).serviceWorker;
  if (workers === undefined) throw new DemoUnavailable('noServiceWorker');
  handOverPartingCalls(workers);
  const started = start(workers, answer);
  answerPings(workers, started);
  try {
    await inTime(started, patience, 'The service worker did not start in time');
  } catch (error) {
    throw new DemoUnavailable('notStarted', error);
  }
};

/** A call as the service worker passes it on (`public/demo-worker.js`). */
interface PassedCall extends Pick<Request, 'url' | 'method' | 'credentials'> {
  readonly headers: [string, string][];
  readonly body: ArrayBuffer | null;
}

const isPassedCall = (data: unknown): data is PassedCall =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'DEMO_ASK';

/** Answers a request; undefined when it is not one of the mock's. */
export type Answer = (request: Request) => Promise<Response | undefined>;

/** The part of the service worker API by which calls come. */
type CallingWorkers = Pick<ServiceWorkerContainer, 'addEventListener' | 'startMessages'>;

/** Whether the browser passes a stream to a worker; Safari does not. */
const passesStreams = ((): boolean => {
  try {
    const stream = new ReadableStream();
    structuredClone(stream, { transfer: [stream] });
    return true;
  } catch {
    return false;
  }
})();

const sendBack = async (response: Response | undefined, port: MessagePort): Promise<void> => {
  if (response === undefined) return port.postMessage(undefined);
  const { status, statusText, headers, body } = response;
  const head = { status, statusText, headers: [...headers] };
  if (body === null) return port.postMessage({ ...head, body });
  // A stream may be interrupted halfway, a buffer cannot.
  if (passesStreams) return port.postMessage({ ...head, body }, [body]);
  return port.postMessage({ ...head, body: await response.arrayBuffer() });
};

/** Answers the calls that the service worker passes to this page; an error is answered as a broken connection. */
export const answerCalls = (workers: CallingWorkers, answer: Answer): void => {
  workers.addEventListener('message', ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!isPassedCall(data) || port === undefined) return;
    const { url, ...init } = data;
    void answer(new Request(url, init))
      .catch(() => Response.error())
      .then((response) => sendBack(response, port));
  });
  workers.startMessages();
};

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

/** The part of the service worker API by which a call is handed over. */
interface ControllingWorkers {
  readonly controller: { readonly postMessage: (message: unknown, transfer: Transferable[]) => void } | null;
}

const carry = (
  worker: NonNullable<ControllingWorkers['controller']>,
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
export const handOverPartingCalls = (workers: ControllingWorkers): void => {
  const fetchItself = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const url = init?.keepalive === true ? toChurch(input) : undefined;
    if (url === undefined || workers.controller === null) return fetchItself(input, init);
    return carry(workers.controller, url, init ?? {});
  };
};

/** Whether an address of the demo's own host is a call of the API, in any letter case. */
export const isCallPath = (pathname: string): boolean => pathname.toLowerCase().startsWith('/api/');
