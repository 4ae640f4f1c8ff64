import { DemoUnavailable } from './demo-unavailable.ts';
import { inTime } from './in-time.ts';
import { handOverPartingCalls } from './parting-calls.ts';
import { type Answer, answerCalls } from './worker-calls.ts';
import { workerUrl } from './worker-url.ts';

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
