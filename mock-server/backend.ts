import { getResponse, http, type RequestHandler } from 'msw';
import { type Church, createChurch } from './church/church.ts';
import { type Control, createControl } from './control/control.ts';
import { enterWorld } from './control/enter-world.ts';
import { answerFault } from './control/fault-answers.ts';
import { problem } from './control/problem.ts';
import { wait } from './control/waiting.ts';
import { createControlHandlers } from './handlers/control-handlers.ts';
import { createHandlers } from './handlers/handlers.ts';
import { answerUnknown } from './handlers/support/unknown-call.ts';
import { tileHandlers } from './handlers/tile-handlers.ts';
import type { WorldName } from './seeds/worlds.ts';

/** Runs work that reads or writes the church, at a moment when the church may be touched. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** Hands a request to handlers; undefined when none of them knows it. */
export type Ask = (handlers: RequestHandler[], request: Request) => Promise<Response | undefined>;

export interface Host {
  /** Without one, work runs at once. */
  readonly guard?: Guard;
  /** A host that keeps cookies itself adds them here; without one, requests are handed on as they came. */
  readonly ask?: Ask;
}

export interface Backend {
  readonly church: Church;
  readonly control: Control;
  /** They answer every call under `/api/`; a request outside it gets no response unless a handler names its address. */
  readonly handlers: readonly RequestHandler[];
  /** Answers as the church alone would, past the log of calls, latency and faults: for whoever arranges a scenario. */
  readonly ask: (request: Request) => Promise<Response>;
}

const isControlCall = (request: Request): boolean => /\/api\/demo\//i.test(new URL(request.url).pathname);

const crashed = (error: unknown): Response => problem(500, 'Internal Server Error', { detail: String(error) });

/** Notes a call and decides what the control does to it; `delay` in milliseconds. */
const admit = (control: Control, request: Request) => {
  const call = control.calls.record(request);
  const fault = control.takeFault(call);
  const delay = control.settings().network.latencyMs + (fault?.afterMs ?? 0);
  return { call, fault, delay, isUntouched: fault === undefined && delay === 0 };
};

/**
 * The order of an answer: control calls; else latency and faults, outside the guard, so that a call that waits or hangs
 * holds up no other; else the church, or whoever answers a call that nobody knows.
 */
export const assembleBackend = (
  church: Church,
  control: Control,
  { guard = (work) => work(), ask = getResponse }: Host = {},
): Backend => {
  const controlHandlers = createControlHandlers(church, control);
  const churchHandlers = createHandlers(church);
  const answerBy = async (handlers: RequestHandler[], request: Request): Promise<Response> =>
    (await ask(handlers, request).catch(crashed)) ?? answerUnknown(handlers, request);

  const answerApiCall = async (request: Request): Promise<Response> => {
    const askChurch = () => answerBy(churchHandlers, request);
    const admission = await guard(async () => {
      const admitted = admit(control, request);
      if (!admitted.isUntouched) return admitted;
      // The usual call takes one turn of the guard, not two.
      const answer = await askChurch();
      admitted.call.status = answer.status;
      return answer;
    });
    if (!('call' in admission)) return admission;
    const { call, fault, delay } = admission;
    if (delay > 0) await wait(delay, request.signal);
    const answer = fault ? await answerFault(fault, request.signal) : await guard(askChurch);
    call.status = answer.status;
    return answer;
  };

  const api = http.all('*/api/*', ({ request }) =>
    isControlCall(request) ? guard(() => answerBy(controlHandlers, request)) : answerApiCall(request),
  );
  return {
    church,
    control,
    handlers: [api, ...churchHandlers, ...tileHandlers],
    ask: (request) => guard(() => answerBy(isControlCall(request) ? controlHandlers : churchHandlers, request)),
  };
};

export interface BackendOptions extends Host {
  /** @default 'everyday' */
  readonly world?: WorldName;
  /** The church's clock until one is set by the control. */
  readonly now?: () => Date;
}

/** A church that lives in memory, populated, with its control and the handlers that answer for both. */
export const createBackend = async ({
  world = 'everyday',
  now = () => new Date(),
  ...host
}: BackendOptions = {}): Promise<Backend> => {
  const control = createControl({ world, baseNow: now });
  const church = createChurch({ now: control.now });
  await enterWorld({ church, control }, world);
  return assembleBackend(church, control, host);
};
