import { getResponse, type HttpHandler, http, matchRequestUrl, type RequestHandler } from 'msw';
import { allEndpoints } from './api/areas.ts';
import { type Church, createChurch } from './church/church.ts';
import { type Control, createControl, enterWorld } from './control/control.ts';
import { isControlCall, underControl } from './control/under-control.ts';
import { createControlHandlers } from './handlers/control.ts';
import { createHandlers } from './handlers/handlers.ts';
import { answers, askHandlers, isMalformed, malformedAddress } from './handlers/support/endpoint.ts';
import { problem } from './handlers/support/problem.ts';
import { tileHandlers } from './handlers/tiles.ts';
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

/** In front of all handlers, whose addresses are compared decoded. */
const malformed = http.all(({ request }) => isMalformed(request), malformedAddress);

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
    handlers: [malformed, api, ...churchHandlers, ...tileHandlers],
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

const isOfHttp = (handler: RequestHandler): handler is HttpHandler => 'method' in handler.info;

/** The methods for which these handlers have an answer at the address of a request. */
const methodsAt = (handlers: readonly RequestHandler[], { url }: Request): ReadonlySet<string> =>
  new Set(
    handlers
      .filter(isOfHttp)
      .filter(({ info: { path } }) => typeof path !== 'function' && matchRequestUrl(new URL(url), path).matches)
      .map(({ info }) => String(info.method)),
  );

const allowed = (handlers: readonly RequestHandler[], request: Request): string =>
  [...methodsAt(handlers, request)].toSorted().join(', ');

/** A call without a handler: 405 with the methods that its address has (RFC 9110), or 404. */
const answerUnknown = (handlers: readonly RequestHandler[], request: Request): Response => {
  const Allow = allowed(handlers, request);
  if (Allow === '') return problem(404, 'Not Found', { detail: 'No such call' });
  return problem(405, 'Method Not Allowed', { detail: `This address knows ${Allow}`, headers: { Allow } });
};

/** The same, without a body, for a server that lacks the call. */
const lackCall = (handlers: readonly RequestHandler[], request: Request): Response => {
  const Allow = allowed(handlers, request);
  return new Response(null, Allow === '' ? { status: 404 } : { status: 405, headers: { Allow } });
};
