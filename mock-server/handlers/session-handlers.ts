import { HttpResponse, type RequestHandler } from 'msw';
import { accounts } from '../api/accounts.ts';
import type { Church } from '../church/church.ts';
import * as sessions from '../church/rules/login-sessions.ts';
import type { Call } from './support/call.ts';
import { answering } from './support/endpoint.ts';
import { clearRefreshCookie, setRefreshCookie } from './support/refresh-cookie.ts';

const withTokens = ({ accessToken, refreshToken }: sessions.Tokens, call: Call): Response =>
  HttpResponse.json({ accessToken }, { headers: setRefreshCookie(refreshToken, call) });

/** Login, refresh and logout (AUTH-05, AUTH-11, AUTH-14). */
export function sessionHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(accounts.login, ({ body }) => sessions.login(church, body), withTokens),
    answer(
      accounts.refresh,
      ({ body, refreshToken }) => sessions.refresh(church, { ...body, refreshToken }),
      withTokens,
    ),
    answer(
      accounts.revoke,
      ({ refreshToken }, { accountId }) => sessions.revoke(church, accountId, refreshToken),
      (mayGo, call) => new HttpResponse(null, { status: 200, ...(mayGo && { headers: clearRefreshCookie(call) }) }),
    ),
  ];
}
