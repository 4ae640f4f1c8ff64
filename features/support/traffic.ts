import type { BrowserContext, Request } from 'playwright';
import { flagIn } from '../../mock-server/control/control.ts';
import type { ApiCall } from './parameter-values.ts';

/** The requests of a scenario's pages. */
export interface Traffic {
  /** Oldest first, with documents, scripts and pictures. */
  readonly sent: readonly Request[];
  /** Requests without an answer, except those that hang on purpose. */
  readonly pending: () => readonly Request[];
  /** From now on, calls of this kind are not waited for. */
  readonly expectHang: (call: ApiCall) => void;
}

export function watchTraffic(context: BrowserContext): Traffic {
  const sent: Request[] = [];
  const underWay = new Set<Request>();
  const hanging: ApiCall[] = [];
  context.on('request', (request) => {
    sent.push(request);
    // The end of beacons, and of the worker's own requests, is not reported.
    const isOver = request.resourceType() === 'ping' || request.serviceWorker() !== null;
    if (/^https?:/.test(request.url()) && !isOver) underWay.add(request);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  context.on('page', (page) =>
    page.on('close', () => {
      for (const request of underWay) if (isOf(request, page)) underWay.delete(request);
    }),
  );
  return {
    sent,
    pending: () => [...underWay].filter((request) => !hanging.some((call) => isCall(request, call))),
    expectHang: (call) => void hanging.push(call),
  };
}

/** Whether a request is that call; the path is compared without letter case, with its flag, and `*` stands for any characters. */
export function isCall(request: Request, { method, path }: ApiCall): boolean {
  if (request.method() !== method) return false;
  const pattern = path.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*');
  const { pathname, search } = new URL(request.url());
  return new RegExp(`/api/${pattern}$`, 'i').test(`${pathname}${flagIn(search)}`);
}

function isOf(request: Request, page: unknown): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    // A request of the worker belongs to no page.
    return false;
  }
}
