import type { BrowserContext, Request } from 'playwright';
import { type ApiCall, isCall } from '../../support/parameter-values.ts';

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
    pending: () =>
      [...underWay].filter(
        (request) => !hanging.some((call) => isCall({ method: request.method(), url: request.url() }, call)),
      ),
    expectHang: (call) => void hanging.push(call),
  };
}

function isOf(request: Request, page: unknown): boolean {
  try {
    return request.frame().page() === page;
  } catch {
    // A request of the worker belongs to no page.
    return false;
  }
}
