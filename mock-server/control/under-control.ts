import { HttpResponse } from 'msw';
import { problem } from '../handlers/support/problem.ts';
import type { Guard } from '../host.ts';
import type { Control, LoggedCall } from './control.ts';
import type { Failure } from './control-schema.ts';

/** Whether a call is one of the control's. */
export const isControlCall = (request: Request): boolean => /\/api\/demo\//i.test(new URL(request.url).pathname);

/** How the control affects a call that is not held; `delay` in milliseconds. */
const admit = (control: Control, call: LoggedCall) => {
  const failure = control.takeFailure(call);
  const delay = control.settings().network.latencyMs + (failure?.afterMs ?? 0);
  return { failure, delay, isUntouched: failure === undefined && delay === 0 };
};

/**
 * The order of an answer: control calls; else holds, latency and failures, outside the guard, so that a call that waits or
 * hangs does not block others; else the handlers. What a held call writes is thus written when it is let go.
 * @param answer runs inside the guard
 */
export const underControl = (
  control: Control,
  guard: Guard,
  answer: (request: Request) => Promise<Response>,
): ((request: Request) => Promise<Response>) => {
  /** Inside the guard: the answer, where nothing stands in its way. */
  const enter = async (call: LoggedCall, request: Request) => {
    const admission = admit(control, call);
    // Most calls enter the guard once, not twice.
    return admission.isUntouched ? { response: await answer(request) } : admission;
  };
  const answerCall = async (request: Request): Promise<Response> => {
    const arrival = await guard(async () => {
      const call = control.calls.record(request);
      const resets = control.resets();
      return { call, resets, entry: control.takeHold(call) ? undefined : await enter(call, request) };
    });
    const { call, resets } = arrival;
    let { entry } = arrival;
    if (entry === undefined) {
      await whenLetGo(control, call, request.signal);
      if (control.resets() !== resets) return HttpResponse.error();
      entry = await guard(() => enter(call, request));
    }
    const response = 'response' in entry ? entry.response : await answerLate(entry, request);
    call.status = response.status;
    return response;
  };
  const answerLate = async ({ failure, delay }: ReturnType<typeof admit>, request: Request): Promise<Response> => {
    if (delay > 0) await wait(delay, request.signal);
    return failure ? answerFailure(failure, request.signal) : guard(() => answer(request));
  };
  return (request) => (isControlCall(request) ? guard(() => answer(request)) : answerCall(request));
};

const bodiless = new Set([204, 205, 304]);

const statusAnswer = ({ status, body }: Failure & { mode: 'status' }): Response => {
  if (bodiless.has(status)) return new HttpResponse(null, { status });
  return body === undefined ? problem(status, 'Injected fault') : HttpResponse.json(body, { status });
};

const malformedAnswer = ({ body }: Failure & { mode: 'malformed' }): Response =>
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

/** The answer of a failure; a broken connection is a response of type `error`, a hanging call ends only by the signal. */
const answerFailure = (failure: Failure, signal: AbortSignal): Response | Promise<Response> => {
  switch (failure.mode) {
    case 'status':
      return statusAnswer(failure);
    case 'malformed':
      return malformedAnswer(failure);
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
 * Waits until something is over.
 * @param begin gets what ends the waiting, and returns what takes it back
 * @throws the signal's reason as soon as it aborts.
 */
const waitFor = (signal: AbortSignal, begin: (end: () => void) => () => void): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const abort = (): void => {
      takeBack();
      reject(reasonOf(signal));
    };
    const takeBack = begin(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    });
    signal.addEventListener('abort', abort, { once: true });
  });

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  waitFor(signal, (end) => {
    const timer = setTimeout(end, milliseconds);
    return () => clearTimeout(timer);
  });

/** Waits until no hold is meant for the call any more. */
const whenLetGo = async (control: Control, call: LoggedCall, signal: AbortSignal): Promise<void> => {
  if (!control.isHeld(call)) return;
  await waitFor(signal, (end) => {
    const stop = control.onChange(() => {
      if (control.isHeld(call)) return;
      stop();
      end();
    });
    return stop;
  });
};

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
