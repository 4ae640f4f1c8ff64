import { normalisePath } from '@/shared/addresses.ts';
import type { SavedCopies, SiteWorker } from '@/shared/offline.ports.ts';

const WORKER = '/offline-worker.js';
/** The prefix of the worker's caches (`adapters/worker/cache-names.ts`). */
const CACHES = 'site-';
/** How often an open tab looks for a newer worker, in milliseconds. */
const LOOK_MS = 60 * 60_000;
/** How long the worker may take to end its running work, in milliseconds. */
const PATIENCE_MS = 3000;

interface SiteWorkerSettings {
  /** Whether the build has this worker. */
  readonly worksOffline: boolean;
  /** Whether it has a worker of another kind: the mock starts one, and needs it. */
  readonly isMocked: boolean;
  /** The address of the entry script in the page that the host serves now; undefined while offline. */
  readonly servedEntry: (address: string) => Promise<string | undefined>;
}

/** Where the browser has no service workers, or refuses one, the site is not available offline. */
export function makeBrowserSiteWorker({ worksOffline, isMocked, servedEntry }: SiteWorkerSettings): SiteWorker {
  const workers = (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker;

  /** The worker first ends its running requests. */
  const clear = async (): Promise<void> => {
    const controller = workers?.controller;
    if (isOwn(controller)) await Promise.race([answerTo('clear', controller), pause(PATIENCE_MS)]);
    await deleteCaches();
  };

  /** Such as that of a demo, which would answer in the place of the server. It goes with its last page. */
  const removeOthers = async (): Promise<void> => {
    const registrations = (await workers?.getRegistrations()) ?? [];
    const foreign = registrations.filter(({ active, waiting }) => !(worksOffline && isOwn(active ?? waiting)));
    await Promise.all(foreign.map((one) => one.unregister()));
  };

  const register = async (onWaiting: () => void, signal: AbortSignal): Promise<void> => {
    const wasServed = isOwn(workers?.controller);
    const registration = await workers?.register(WORKER, { updateViaCache: 'none' });
    if (registration === undefined || signal.aborted) return;
    const look = () => {
      if (registration.waiting !== null && registration.active !== null) onWaiting();
    };
    const follow = () => registration.installing?.addEventListener('statechange', look, { signal });
    registration.addEventListener('updatefound', follow, { signal });
    follow();
    look();
    let lookedAt = performance.now();
    const seen = () => {
      if (document.visibilityState === 'hidden' || performance.now() - lookedAt < LOOK_MS) return;
      lookedAt = performance.now();
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', seen, { signal });
    // Not on the first visit, on which loading the page comes first.
    if (wasServed) registration.active?.postMessage('keep-rest');
  };

  return {
    start: (onWaiting) => {
      const end = new AbortController();
      const begin = async () => {
        if (!worksOffline) await deleteCaches();
        if (!isMocked) await removeOthers();
        // A waiting worker is not replaced while an older one serves this page: the next page does it.
        const isOthers = workers?.controller !== null && !isOwn(workers?.controller);
        if (worksOffline && !isOthers) await register(onWaiting, end.signal);
      };
      // A browser may refuse any of these calls, such as in a private window.
      begin().catch(() => undefined);
      return () => end.abort();
    },
    isOutdated: async () => {
      const served = await servedEntry(window.location.href);
      const own = document.querySelector('script[type="module"]')?.getAttribute('src');
      return served !== undefined && served !== own;
    },
    reopen: () => window.location.reload(),
    clear,
  };
}

function isOwn(worker: ServiceWorker | null | undefined): worker is ServiceWorker {
  return worker?.scriptURL.endsWith(WORKER) === true;
}

async function deleteCaches(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.filter((name) => name.startsWith(CACHES)).map((name) => caches.delete(name)));
}

function answerTo(message: string, worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** A worker that the browser has stopped meanwhile never answers: deleting does not wait for it without a limit. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/**
 * Notes when the page itself was saved, if the worker served it from this device. The worker says so in the
 * `Server-Timing` header, the only one of its own that a page can read (`adapters/worker/saved-copies.ts`).
 */
export function withSavedDocument(copies: SavedCopies): SavedCopies {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    const savedAt = list.getEntries().map(savedTiming)[0];
    // Only for this page: it is dropped once another page is shown, and the empty page has no address of its own.
    const served = document.getElementById('root')?.dataset['path'];
    if (savedAt !== undefined && served === normalisePath(window.location.pathname)) copies.note('page', savedAt);
  });
  observer.observe({ type: 'navigation', buffered: true });
  return copies;
}

function savedTiming(entry: PerformanceEntry): string | undefined {
  const timings: unknown = Reflect.get(entry, 'serverTiming');
  if (!Array.isArray(timings)) return undefined;
  return timings.find(({ name }: PerformanceServerTiming) => name === 'saved')?.description;
}
