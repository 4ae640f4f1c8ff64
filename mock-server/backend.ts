import { getResponse, http, type RequestHandler } from 'msw';
import { allEndpoints } from './api/areas.ts';
import { type Church, createChurch } from './church/church.ts';
import { type Control, createControl } from './control/control.ts';
import { enterWorld } from './control/enter-world.ts';
import { isControlCall, underControl } from './control/under-control.ts';
import { createControlHandlers } from './handlers/control-handlers.ts';
import { createHandlers } from './handlers/handlers.ts';
import { askHandlers } from './handlers/support/ask-handlers.ts';
import { answers } from './handlers/support/endpoint.ts';
import { answerUnknown, lackCall } from './handlers/support/unknown-call.ts';
import { tileHandlers } from './handlers/tile-handlers.ts';
import type { Host } from './host.ts';
import type { WorldName } from './seeds/worlds.ts';

export interface Backend {
  readonly church: Church;
  readonly control: Control;
  /** Handlers for every call under `/api/`; a request outside it gets no response unless a handler names its address. */
  readonly handlers: readonly RequestHandler[];
  /** Answers without the call log, latency and faults: for code that sets up a scenario. */
  readonly ask: (request: Request) => Promise<Response>;
}

/** Only the calls of the API's documents. */
const knownAmong = (handlers: readonly RequestHandler[]): RequestHandler[] => {
  const added = allEndpoints.filter((endpoint) => endpoint.added === true);
  return handlers.filter((handler) => !added.some((endpoint) => answers(handler, endpoint)));
};

/** The records of a church, with their control and the handlers for both. */
export const assembleBackend = (
  church: Church,
  control: Control,
  { guard = (work) => work(), ask = getResponse }: Host = {},
): Backend => {
  const controlHandlers = createControlHandlers(church, control);
  const churchHandlers = createHandlers(church);
  const knownHandlers = knownAmong(churchHandlers);
  const answerBy = async (handlers: readonly RequestHandler[], request: Request): Promise<Response> =>
    (await askHandlers(ask, handlers, request)) ?? answerUnknown(handlers, request);
  const answer = async (request: Request): Promise<Response> => {
    if (isControlCall(request)) return answerBy(controlHandlers, request);
    if (control.settings().world !== 'known-only') return answerBy(churchHandlers, request);
    return (await askHandlers(ask, knownHandlers, request)) ?? lackCall(knownHandlers, request);
  };
  const answerCall = underControl(control, guard, answer);
  const api = http.all('*/api/*', ({ request }) => answerCall(request));
  return {
    church,
    control,
    handlers: [api, ...churchHandlers, ...tileHandlers],
    ask: (request) => guard(() => answer(request)),
  };
};

export interface BackendOptions extends Host {
  /** @default 'everyday' */
  readonly world?: WorldName;
  /** The church's clock until one is set by the control. */
  readonly now?: () => Date;
}

/** A church in memory, populated, with its control and the handlers for both. */
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
