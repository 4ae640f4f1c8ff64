import { refreshTokenLifetime } from '../../church/rules/login-sessions.ts';
import { done } from '../../church/rules/outcome.ts';
import type { Call } from './call.ts';
import type { Reader } from './readers.ts';

const cookieName = 'refreshToken';

/** The refresh token that the browser sent; '' when there is none. */
export const refreshCookie: Reader<string> = ({ cookies }) => done(cookies[cookieName] ?? '');

/**
 * The cookie is sent to the account calls only and hidden from scripts. SameSite=Lax suffices for a page on another port of the
 * same host. With `Secure` a plain HTTP server would not receive it.
 */
function serialize(value: string, maxAge: number, { request }: Call): string {
  const { pathname, protocol } = new URL(request.url);
  const prefix = pathname.slice(0, pathname.toLowerCase().lastIndexOf('/api/account'));
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${value}; Path=${prefix}/api/Account; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

export const setRefreshCookie = (token: string, call: Call): HeadersInit => ({
  'Set-Cookie': serialize(token, refreshTokenLifetime / 1000, call),
});

export const clearRefreshCookie = (call: Call): HeadersInit => ({ 'Set-Cookie': serialize('', 0, call) });
