import { getResponse, type RequestHandler } from 'msw';
import type { CookieJar } from './cookie-jar.ts';

/**
 * The `Set-Cookie` lines of an answer. A browser strips them from every Response that a script makes, and old browsers could
 * not read them; msw keeps them under a symbol that it does not export.
 */
const setCookieLines = (response: Response): readonly string[] => {
  const lines = 'getSetCookie' in response.headers ? response.headers.getSetCookie() : [];
  if (lines.length > 0) return lines;
  const kept = Object.getOwnPropertySymbols(response).find((symbol) => symbol.description === 'kSetCookie');
  const joined: unknown = kept && Reflect.get(response, kept);
  return typeof joined === 'string' ? joined.split(/,\s*(?=[^;,=\s]+=)/) : [];
};

const stripped = (response: Response): Response => {
  if (response.type === 'error') return response;
  const headers = new Headers(response.headers);
  headers.delete('Set-Cookie');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/**
 * Answers a request as a browser would, with the cookies of one jar. msw's own jar is never used: all hosts of a
 * process share it, and in a browser each tab has a copy of its own, so a token that one tab rotates would be lost on
 * the next call.
 */
export const exchange = async (
  handlers: RequestHandler[],
  request: Request,
  jar: CookieJar,
): Promise<Response | undefined> => {
  const url = new URL(request.url);
  const carried = jar.header(url);
  if (carried !== '') {
    // In a browser a Request refuses a cookie header; a separate Headers object does not.
    const headers = new Headers(request.headers);
    headers.set('Cookie', carried);
    Object.defineProperty(request, 'headers', { value: headers, configurable: true });
  }
  const response = await getResponse(handlers, request);
  if (response === undefined) return undefined;
  jar.store(url, setCookieLines(response));
  return stripped(response);
};
