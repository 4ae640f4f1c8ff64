import { type HttpHandler, matchRequestUrl, type RequestHandler } from 'msw';
import { problem } from './problem.ts';

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
export const answerUnknown = (handlers: readonly RequestHandler[], request: Request): Response => {
  const Allow = allowed(handlers, request);
  if (Allow === '') return problem(404, 'Not Found', { detail: 'No such call' });
  return problem(405, 'Method Not Allowed', { detail: `This address knows ${Allow}`, headers: { Allow } });
};

/** The same, without a body, for a server that lacks the call. */
export const lackCall = (handlers: readonly RequestHandler[], request: Request): Response => {
  const Allow = allowed(handlers, request);
  return new Response(null, Allow === '' ? { status: 404 } : { status: 405, headers: { Allow } });
};
