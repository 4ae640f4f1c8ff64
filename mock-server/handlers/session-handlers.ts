import { HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import * as sessions from '../church/rules/login-sessions.ts';
import type { Call } from './support/call.ts';
import { endpointsOf } from './support/endpoint.ts';
import { exactText } from './support/fields.ts';
import { jsonBody, together } from './support/readers.ts';
import { clearRefreshCookie, refreshCookie, setRefreshCookie } from './support/refresh-cookie.ts';

const credentials = z.object({ email: exactText, password: exactText });
const expiring = z.object({ accessToken: exactText });

const withTokens = ({ accessToken, refreshToken }: sessions.Tokens, call: Call): Response =>
  HttpResponse.json({ accessToken }, { headers: setRefreshCookie(refreshToken, call) });

/** Login, refresh and logout (AUTH-05, AUTH-11, AUTH-14). */
export function sessionHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  return [
    open('post', 'account/login', jsonBody(credentials), (input) => sessions.login(church, input), withTokens),
    open(
      'post',
      'Account/Refresh',
      together({ body: jsonBody(expiring), refreshToken: refreshCookie }),
      ({ body, refreshToken }) => sessions.refresh(church, { ...body, refreshToken }),
      withTokens,
    ),
    guarded(
      'delete',
      'Account/Revoke',
      'signedIn',
      refreshCookie,
      (refreshToken, { accountId }) => sessions.revoke(church, accountId, refreshToken),
      (mayGo, call) => new HttpResponse(null, { status: 200, ...(mayGo && { headers: clearRefreshCookie(call) }) }),
    ),
  ];
}
