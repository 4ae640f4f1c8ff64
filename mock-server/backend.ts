import { getResponse, http, type RequestHandler } from 'msw';
import { allEndpoints } from './api/areas.ts';
import { type Church, createChurch } from './church/church.ts';
import { type Control, createControl } from './control/control.ts';
import { enterWorld } from './control/enter-world.ts';
import { answerFault } from './control/fault-answers.ts';
import { problem } from './control/problem.ts';
import { wait } from './control/waiting.ts';
import { createControlHandlers } from './handlers/control-handlers.ts';
import { createHandlers } from './handlers/handlers.ts';
import { answers, mayAnswer } from './handlers/support/endpoint.ts';
import { answerUnknown, lackCall } from './handlers/support/unknown-call.ts';
import { tileHandlers } from './handlers/tile-handlers.ts';
import type { WorldName } from './seeds/worlds.ts';

/** Runs work that reads or writes the church, with exclusive access. */
export type Guard = <T>(work: () => Promise<T>) => Promise<T>;

/** Passes a request to handlers; undefined when none of them matches. */
export type Ask = (handlers: RequestHandler[], request: Request) => Promise<Response | undefined>;

export interface Host {
  /** Without one, work runs at once. */
  readonly guard?: Guard;
  /** A host that keeps cookies itself adds them here; without it, requests are passed on unchanged. */
  readonly ask?: Ask;
}

export interface Backend {
  readonly church: Church;
  readonly control: Control;
  /** They answer every call under `/api/`; a request outside it gets no response unless a handler names its address. */
  readonly handlers: readonly RequestHandler[];
  /** Answers without the call log, latency and faults: for code that sets up a scenario. */
  readonly ask: (request: Request) => Promise<Response>;
}

const isControlCall = (request: Request): boolean => /\/api\/demo\//i.test(new URL(request.url).pathname);

const crashed = (error: unknown): Response => problem(500, 'Internal Server Error', { detail: String(error) });

/** The calls of the church's own documents. */
const knownAmong = (handlers: readonly RequestHandler[]): RequestHandler[] => {
  const added = allEndpoints.filter((endpoint) => endpoint.added === true);
  return handlers.filter((handler) => !added.some((endpoint) => answers(handler, endpoint)));
};

/** Logs a call and decides what the control does to it; `delay` in milliseconds. */
const admit = (control: Control, request: Request) => {
  const call = control.calls.record(request);
  const fault = control.takeFault(call);
  const delay = control.settings().network.latencyMs + (fault?.afterMs ?? 0);
  return { call, fault, delay, isUntouched: fault === undefined && delay === 0 };
};

/**
 * The order of an answer: control calls; else latency and faults, outside the guard, so that a call that waits or hangs does
 * not block others; else the church, or the handler of unknown calls.
 */
export const assembleBackend = (
  church: Church,
  control: Control,
  { guard = (work) => work(), ask = getResponse }: Host = {},
): Backend => {
  const controlHandlers = createControlHandlers(church, control);
  const churchHandlers = createHandlers(church);
  const knownHandlers = knownAmong(churchHandlers);
  const answerOf = (handlers: readonly RequestHandler[], request: Request): Promise<Response | undefined> =>
    ask(
      handlers.filter((handler) => mayAnswer(handler, request)),
      request,
    ).catch(crashed);
  const answerBy = async (handlers: readonly RequestHandler[], request: Request): Promise<Response> =>
    (await answerOf(handlers, request)) ?? answerUnknown(handlers, request);
  const askChurch = async (request: Request): Promise<Response> =>
    control.settings().world === 'known-only'
      ? ((await answerOf(knownHandlers, request)) ?? lackCall(knownHandlers, request))
      : answerBy(churchHandlers, request);

  const answerApiCall = async (request: Request): Promise<Response> => {
    const admission = await guard(async () => {
      const admitted = admit(control, request);
      if (!admitted.isUntouched) return admitted;
      // The usual call enters the guard once, not twice.
      const answer = await askChurch(request);
      admitted.call.status = answer.status;
      return answer;
    });
    if (!('call' in admission)) return admission;
    const { call, fault, delay } = admission;
    if (delay > 0) await wait(delay, request.signal);
    const answer = fault ? await answerFault(fault, request.signal) : await guard(() => askChurch(request));
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
    ask: (request) => guard(() => (isControlCall(request) ? answerBy(controlHandlers, request) : askChurch(request))),
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
