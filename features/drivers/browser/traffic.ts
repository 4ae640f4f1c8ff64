import type { BrowserContext, Request } from 'playwright';
import { type ExpectedSilence, expectedSilence } from '../../support/expected-silence.ts';
import type { Outgoing } from '../../support/parameter-values.ts';

/** The requests of a scenario's pages. */
export interface Traffic {
  /** Oldest first, with documents, scripts and pictures. */
  readonly sent: readonly Request[];
  /** Requests without an answer, except those that hang or are held on purpose. */
  readonly pending: () => readonly Request[];
  readonly silence: ExpectedSilence;
}

export function watchTraffic(context: BrowserContext): Traffic {
  const silence = expectedSilence();
  const sent: Request[] = [];
  const underWay = new Map<Request, Outgoing>();
  context.on('request', (request) => {
    sent.push(request);
    // The end of beacons, and of the worker's own requests, is not reported.
    const isOver = request.resourceType() === 'ping' || request.serviceWorker() !== null;
    if (isOver || !/^https?:/.test(request.url())) return;
    const outgoing: Outgoing = { method: request.method(), url: request.url() };
    silence.note(outgoing);
    underWay.set(request, outgoing);
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  context.on('page', (page) =>
    page.on('close', () => {
      for (const request of underWay.keys()) if (isOf(request, page)) underWay.delete(request);
    }),
  );
  return {
    sent,
    silence,
    pending: () => [...underWay].filter(([, outgoing]) => !silence.includes(outgoing)).map(([request]) => request),
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
