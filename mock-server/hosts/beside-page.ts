import type { BrowserHost, ChurchClock } from './browser.ts';
import { inTime } from './in-time.ts';
import { workerUrl } from './worker-url.ts';

/** In milliseconds: how long a page stands still for its church, and its calls wait before the church counts as lost. */
const patience = { page: 5_000, call: 20_000 };

const late = 'The church did not open in time';

const fetchHost = async (): Promise<BrowserHost> => (await import('./browser.ts')).startBrowserHost();

export interface ServerBesidePage {
  /**
   * Fulfils when the page may be made alive: nothing new can be shown before the church answers, so until then it has the
   * line and the processor for itself. One that fails, or hangs, does not keep the page.
   */
  readonly settled: Promise<void>;
  /** As the host's; also rejects where the code of the church fails, or the church does not open within 20 seconds. */
  readonly ready: Promise<ChurchClock>;
}

/**
 * Starts the mocked server in parallel with the first paint. This much of it is in the first script of a mocked build: on a
 * first visit the service worker takes as long to start as the church takes to come, so neither waits for the other.
 */
export const startBesidePage = (openHost: () => Promise<BrowserHost> = fetchHost): ServerBesidePage => {
  // Zod would try `eval` at once, which the site's content security policy blocks and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const workers: ServiceWorkerContainer | undefined = (navigator as Partial<Navigator>).serviceWorker;
  if (workers?.controller === null) workers.register(workerUrl).catch(() => undefined);
  const host = openHost();
  const filled = host.then((started) => started.filled);
  const settled = inTime(filled, patience.page, late).then(
    () => undefined,
    () => undefined,
  );
  const ready = Promise.all([host.then((started) => started.ready), inTime(filled, patience.call, late)]);
  return { settled, ready: ready.then(([clock]) => clock) };
};
