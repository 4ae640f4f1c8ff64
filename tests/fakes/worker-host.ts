import { createContext, runInContext } from 'node:vm';

const SITE = 'https://www.church.test';

type Listener = (event: HostedEvent) => void;

class HostedEvent {
  readonly data: unknown;
  readonly ports = [];
  readonly held: Promise<unknown>[] = [];
  constructor(data: unknown) {
    this.data = data;
  }
  waitUntil(work: Promise<unknown>): void {
    this.held.push(work);
  }
}

/** The caches of a browser, as far as the worker uses them. */
function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const addressOf = (asked: Request | string): string => (typeof asked === 'string' ? asked : asked.url);
  const open = async (name: string) => {
    const copies = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, copies);
    return {
      keys: async () => [...copies.keys()].map((url) => new Request(url)),
      match: async (asked: Request | string) => copies.get(addressOf(asked))?.clone(),
      put: async (asked: Request | string, answer: Response) => void copies.set(addressOf(asked), answer),
    };
  };
  return {
    stored,
    open,
    match: async (asked: Request | string, { cacheName }: { readonly cacheName: string }) =>
      stored.get(cacheName)?.get(addressOf(asked))?.clone(),
    delete: async (name: string) => stored.delete(name),
  };
}

/**
 * Runs the script of a worker with caches of its own.
 * @param answerTo what the network answers to a path
 * @param connection what the browser tells of its network
 */
export function hostWorker(script: string, answerTo: (path: string) => Response, connection: object = {}) {
  const listeners = new Map<string, Listener[]>();
  const fetched: string[] = [];
  const caches = fakeCaches();
  const scope = {
    URL,
    Request,
    Response,
    Headers,
    ExtendableEvent: HostedEvent,
    FetchEvent: HostedEvent,
    caches,
    location: new URL(SITE),
    registration: { scope: `${SITE}/` },
    navigator: { connection },
    // No time passes: the network is never too slow, and nothing is trimmed.
    setTimeout: (run: () => void, milliseconds: number) => (milliseconds === 0 ? queueMicrotask(run) : undefined),
    clearTimeout: () => undefined,
    __WB_DISABLE_DEV_LOGS: true,
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    fetch: async ({ url }: Request) => {
      const { pathname } = new URL(url);
      fetched.push(pathname);
      return answerTo(pathname);
    },
  };
  runInContext(script, createContext(Object.assign(scope, { self: scope })));

  /** @returns when what the listeners themselves hold it for is done */
  const dispatch = async (type: string, data?: string): Promise<void> => {
    const event = new HostedEvent(data);
    for (const listener of listeners.get(type) ?? []) listener(event);
    await Promise.all(event.held);
  };
  return {
    install: () => dispatch('install'),
    tell: (message: string) => dispatch('message', message),
    /** The paths that are saved. */
    saved: () =>
      [...caches.stored.values()].flatMap((copies) => [...copies.keys()]).map((url) => new URL(url).pathname),
    /** The paths that were fetched since the last call. */
    fetched: () => fetched.splice(0),
  };
}
