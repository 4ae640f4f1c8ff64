import type { Guard } from '../host.ts';
import type { Control } from './control.ts';
import { answerFault } from './fault-answers.ts';
import { wait } from './waiting.ts';

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
