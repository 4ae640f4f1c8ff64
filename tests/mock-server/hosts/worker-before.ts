import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Answer, answerCalls } from '../../../mock-server/hosts/service-worker.ts';

const script = readFileSync(
  fileURLToPath(new URL('../../../mock-server/public/demo-worker.js', import.meta.url)),
  'utf8',
);

/** An event that the worker receives, for a fetch or a message. */
interface WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly data?: unknown;
  readonly source?: { readonly id: string };
}

/** The part of a page that the worker uses. */
export interface WorkerPage {
  readonly id: string;
  readonly visibilityState: 'visible';
  readonly postMessage: (data: unknown, transfer: Transferable[]) => void;
}

/** A page that has started: it answers pings, and calls as the test says. */
export function pageThat(answer: Answer, id = 'a page'): WorkerPage {
  const target = new EventTarget();
  answerCalls(Object.assign(target, { startMessages: () => undefined }), answer);
  return {
    id,
    visibilityState: 'visible',
    postMessage(data, transfer) {
      const ports = transfer.filter((one) => one instanceof MessagePort);
      if (data === 'DEMO_PING') ports[0]?.postMessage('here');
      else target.dispatchEvent(new MessageEvent('message', { data, ports }));
    },
  };
}

/** The worker's script in a scope of its own. @param host answers the worker's own requests */
export function workerBefore(host: (url: string) => Response | Error, pages: readonly WorkerPage[] = []) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const open = new Map(pages.map((page) => [page.id, page]));
  let unregistered = 0;
  let skipped = false;
  const asked: string[] = [];
  const self = {
    location: new URL('https://church.example/demo-worker.js'),
    registration: {
      active: { scriptURL: 'https://church.example/demo-worker.js' },
      unregister: () => {
        unregistered += 1;
        return Promise.resolve(true);
      },
    },
    skipWaiting: () => {
      skipped = true;
    },
    clients: {
      matchAll: () => Promise.resolve([...open.values()]),
      get: (id: string) => Promise.resolve(open.get(id)),
    },
    addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void listeners.set(name, listener),
  };
  const send = (input: string | Request) => {
    const url = typeof input === 'string' ? input : input.url;
    asked.push(url);
    const answer = host(url);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker's script is a program of its own, not a module
  new Function('self', 'fetch', script)(self, send);

  /** Undefined where the worker does not handle it. */
  const call = (address: string, init?: RequestInit): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: new Request(new URL(address, 'https://church.example'), init),
      clientId: 'a page',
      respondWith: (given) => {
        answer = given;
      },
    });
    return answer;
  };
  return {
    call,
    asked,
    unregistered: () => unregistered,
    /** Whether it takes over at once from the present worker: null for none. */
    skipsWaiting: (active: { readonly scriptURL: string } | null) => {
      Object.assign(self.registration, { active });
      listeners.get('install')?.({ request: new Request(self.location), clientId: '', respondWith: () => undefined });
      return skipped;
    },
    /** A page notifies that it answers calls. */
    know: (id: string) => {
      const nothing = { request: new Request('https://church.example'), clientId: id, respondWith: () => undefined };
      listeners.get('message')?.({ ...nothing, data: 'DEMO_READY', source: { id } });
    },
    close: (id: string) => void open.delete(id),
  };
}
