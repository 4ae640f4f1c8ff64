import { getResponse } from 'msw';
import type { Backend } from '../backend.ts';
import type { Church } from '../church/church.ts';
import type { Control } from '../control/control.ts';
import { isControlCall, underControl } from '../control/under-control.ts';
import { askHandlers } from '../handlers/support/endpoint.ts';
import { createVisitorHandlers } from '../handlers/visitor-handlers.ts';
import type { Ask, Guard } from '../host.ts';
import { exchange } from './cookie-exchange.ts';
import type { CookieJar } from './cookie-jar.ts';
import { type Answer, isCallPath } from './service-worker.ts';

interface BrowserChurch {
  readonly church: Church;
  readonly control: Control;
  readonly guard: Guard;
  readonly jar: CookieJar;
}

/** Loads a module once; after a failure it is loaded again. */
const once = <Value>(fetchValue: () => Promise<Value>): (() => Promise<Value>) => {
  let fetched: Promise<Value> | undefined;
  return () => {
    fetched ??= fetchValue().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
};

/**
 * All answers of a church in a browser, which manages its cookies. A module of its own: it is loaded while the records
 * are created, together with the calls of visitors; the whole backend, which answers the same, is loaded for the first
 * other call.
 */
export const answersOf = ({ church, control, guard, jar }: BrowserChurch): Answer => {
  const ask: Ask = (handlers, request) => exchange(handlers, request, jar);
  const visitorHandlers = createVisitorHandlers(church);
  const fetchBackend = once(async (): Promise<Backend> => {
    const { assembleBackend } = await import('../backend.ts');
    return assembleBackend(church, control, { ask });
  });
  const isForVisitors = (request: Request): boolean =>
    !isControlCall(request) && control.settings().world !== 'known-only';
  const answerCall = underControl(control, guard, async (request) => {
    const answer = isForVisitors(request) ? await askHandlers(ask, visitorHandlers, request) : undefined;
    return answer ?? (await fetchBackend()).ask(request);
  });
  return async (request) => {
    if (isCallPath(new URL(request.url).pathname)) return answerCall(request);
    return getResponse([...(await fetchBackend()).handlers], request);
  };
};
