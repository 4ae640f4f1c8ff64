import { type HttpHandler, matchRequestUrl, type RequestHandler } from 'msw';
import { problem } from '../../control/problem.ts';

const isOfHttp = (handler: RequestHandler): handler is HttpHandler => 'method' in handler.info;

/** The methods under which these handlers answer at the address of a request. */
const methodsAt = (handlers: readonly RequestHandler[], { url }: Request): ReadonlySet<string> =>
  new Set(
    handlers
      .filter(isOfHttp)
      .filter(({ info: { path } }) => typeof path !== 'function' && matchRequestUrl(new URL(url), path).matches)
      .map(({ info }) => String(info.method)),
  );

/** A call that no handler answers: 405 with the methods that its address knows (RFC 9110), or 404. */
export const answerUnknown = (handlers: readonly RequestHandler[], request: Request): Response => {
  const methods = methodsAt(handlers, request);
  if (methods.size === 0) return problem(404, 'Not Found', { detail: 'No such call' });
  const Allow = [...methods].toSorted().join(', ');
  return problem(405, 'Method Not Allowed', { detail: `This address knows ${Allow}`, headers: { Allow } });
};
