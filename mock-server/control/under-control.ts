import { HttpResponse } from 'msw';
import { problem } from '../handlers/support/problem.ts';
import type { Guard } from '../host.ts';
import type { Control } from './control.ts';
import type { Fault } from './control-schema.ts';

/** Whether a call is one of the control's. */
export const isControlCall = (request: Request): boolean => /\/api\/demo\//i.test(new URL(request.url).pathname);

/** Logs a call and decides how the control affects it; `delay` in milliseconds. */
const admit = (control: Control, request: Request) => {
  const call = control.calls.record(request);
  const fault = control.takeFault(call);
  const delay = control.settings().network.latencyMs + (fault?.afterMs ?? 0);
  return { call, fault, delay, isUntouched: fault === undefined && delay === 0 };
};

/**
 * The order of an answer: control calls; else latency and faults, outside the guard, so that a call that waits or hangs
 * does not block others; else the handlers.
 * @param answer runs inside the guard
 */
export const underControl = (
  control: Control,
  guard: Guard,
  answer: (request: Request) => Promise<Response>,
): ((request: Request) => Promise<Response>) => {
  const answerCall = async (request: Request): Promise<Response> => {
    const admission = await guard(async () => {
      const admitted = admit(control, request);
      if (!admitted.isUntouched) return admitted;
      // Most calls enter the guard once, not twice.
      const response = await answer(request);
      admitted.call.status = response.status;
      return response;
    });
    if (!('call' in admission)) return admission;
    const { call, fault, delay } = admission;
    if (delay > 0) await wait(delay, request.signal);
    const response = fault ? await answerFault(fault, request.signal) : await guard(() => answer(request));
    call.status = response.status;
    return response;
  };
  return (request) => (isControlCall(request) ? guard(() => answer(request)) : answerCall(request));
};

const bodiless = new Set([204, 205, 304]);

const statusAnswer = ({ status, body }: Fault & { mode: 'status' }): Response => {
  if (bodiless.has(status)) return new HttpResponse(null, { status });
  return body === undefined ? problem(status, 'Injected fault') : HttpResponse.json(body, { status });
};

const malformedAnswer = ({ body }: Fault & { mode: 'malformed' }): Response =>
  body === undefined
    ? new HttpResponse('{"items": [', { headers: { 'Content-Type': 'application/json' } })
    : HttpResponse.json(body);

/** Half of the announced body, then a broken connection (REL-15). */
const truncatedAnswer = (): Response => {
  const half = new TextEncoder().encode('{"items": [');
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(half),
    async pull(stream) {
      // The first half must be sent before the connection breaks.
      await nextTask();
      stream.error(new TypeError('The connection broke'));
    },
  });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(half.length * 2) };
  return new HttpResponse(body, { headers });
};

/** The answer of a fault; a broken connection is a response of type `error`, a hanging call ends only by the signal. */
const answerFault = (fault: Fault, signal: AbortSignal): Response | Promise<Response> => {
  switch (fault.mode) {
    case 'status':
      return statusAnswer(fault);
    case 'malformed':
      return malformedAnswer(fault);
    case 'networkError':
      return HttpResponse.error();
    case 'hang':
      return waitForever(signal);
    case 'html':
      return HttpResponse.html('<!doctype html><title>Gateway</title><p>Gateway</p>');
    case 'emptyBody':
      return new HttpResponse('', { headers: { 'Content-Type': 'application/json' } });
    case 'truncated':
    default:
      return truncatedAnswer();
  }
};

/** Why a signal was aborted, as an Error: callers may abort with anything. */
const reasonOf = (signal: AbortSignal): Error =>
  signal.reason instanceof Error ? signal.reason : new Error('Aborted', { cause: signal.reason });

/**
 * Waits.
 * @throws the signal's reason as soon as it aborts.
 */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = (): void => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
  });

/**
 * Never resolves.
 * @throws the signal's reason as soon as it aborts.
 */
export const waitForever = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(reasonOf(signal)), { once: true });
  });

/** Resolves in the next task. Fake timers of a test do not stop it. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
