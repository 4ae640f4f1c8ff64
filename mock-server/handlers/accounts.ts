import { HttpResponse, type RequestHandler } from 'msw';
import { accounts } from '../api/accounts.ts';
import type { Church } from '../church/church.ts';
import * as changes from '../church/rules/account-changes.ts';
import * as sessions from '../church/rules/sessions.ts';
import { answering } from './support/endpoint.ts';
import { type Call, clearRefreshCookie, setRefreshCookie } from './support/input.ts';

/** Registration, confirmation, passwords and addresses (ACCT-01 to ACCT-13). */
export function accountHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(accounts.register, ({ body, device }) => changes.register(church, body, device)),
    answer(accounts.confirmEmail, ({ query }) => changes.confirmEmail(church, query.UserId, query.code)),
    answer(accounts.resendConfirmation, ({ body }) => changes.resendConfirmation(church, body.email)),
    answer(accounts.forgotPassword, ({ body }) => changes.forgotPassword(church, body.email)),
    answer(accounts.resetPassword, ({ body }) => changes.resetPassword(church, body)),
    answer(accounts.changePassword, ({ body, refreshToken }, { accountId }) =>
      changes.changePassword(church, accountId, body, refreshToken),
    ),
    answer(accounts.changeEmail, ({ body }, { accountId }) => changes.changeEmail(church, accountId, body)),
  ];
}

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
