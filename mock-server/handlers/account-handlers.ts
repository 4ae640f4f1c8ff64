import type { RequestHandler } from 'msw';
import { accounts } from '../api/accounts.ts';
import type { Church } from '../church/church.ts';
import * as changes from '../church/rules/account-changes.ts';
import * as registration from '../church/rules/registration.ts';
import { answering } from './support/endpoint.ts';

/** Registration, confirmation, passwords and addresses (ACCT-01 to ACCT-13). */
export function accountHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(accounts.register, ({ body }) => registration.register(church, body)),
    answer(accounts.confirmEmail, ({ query }) => registration.confirmEmail(church, query.UserId, query.code)),
    answer(accounts.resendConfirmation, ({ body }) => registration.resendConfirmation(church, body.email)),
    answer(accounts.forgotPassword, ({ body }) => changes.forgotPassword(church, body.email)),
    answer(accounts.resetPassword, ({ body }) => changes.resetPassword(church, body)),
    answer(accounts.changePassword, ({ body, refreshToken }, { accountId }) =>
      changes.changePassword(church, accountId, body, refreshToken),
    ),
    answer(accounts.changeEmail, ({ body }, { accountId }) => changes.changeEmail(church, accountId, body)),
  ];
}
