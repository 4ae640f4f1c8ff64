import { inTime, workerUrl } from './start.ts';

/**
 * The church's time as it was set when the page was loaded, running on; the time of a loaded page does not jump to
 * another day.
 */
export interface ChurchClock {
  now(): Date;
}

export interface BrowserHost {
  /** Fulfils when the mocked server is ready, before any call. */
  readonly filled: Promise<unknown>;
  /**
   * Fulfils when calls may be sent, with the clock that the page uses (MOCK-03). Rejects with `DemoUnavailable`; its
   * sentence for the visitor is then shown on the page.
   */
  readonly ready: Promise<ChurchClock>;
}

/** Milliseconds: how long hydration waits for the mocked server, and how long calls wait before they fail. */
const patience = { page: 5_000, call: 20_000 };

const late = 'The church did not open in time';

const fetchHost = async (): Promise<BrowserHost> => (await import('./browser.ts')).startBrowserHost();

export interface ServerBesidePage {
  /**
   * Fulfils when the page may hydrate: once the mocked server can answer, which until then has network and processor for
   * itself; or after five seconds, or at once when the server fails.
   */
  readonly settled: Promise<void>;
  /** Fulfils when calls are answered. Rejects when the server's code fails to load, or the server does not start in 20 seconds. */
  readonly ready: Promise<ChurchClock>;
}

/**
 * Starts the mocked server in parallel with the first paint. This much of it is in the first script of a mocked build: on a
 * first visit the service worker takes as long to start as the server's code takes to load, so they start together.
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
  const ready = Promise.all([host.then((started) => started.ready), inTime(filled, patience.call, late)]).then(
    ([clock]) => {
      // The page's early script has not sent its call: the server could not answer it.
      if ('askEarly' in window && typeof window.askEarly === 'function') window.askEarly();
      return clock;
    },
  );
  mark(ready);
  return { settled, ready };
};

/** Shows tests and tools whether the mocked server has started. */
function mark(started: Promise<unknown>): void {
  const { dataset } = document.documentElement;
  started.then(
    () => (dataset['backend'] = 'ready'),
    () => (dataset['backend'] = 'failed'),
  );
}
