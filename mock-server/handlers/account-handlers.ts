import type { RequestHandler } from 'msw';
import * as z from 'zod';
import type { Church } from '../church/church.ts';
import * as changes from '../church/rules/account-changes.ts';
import * as registration from '../church/rules/registration.ts';
import { endpointsOf } from './support/endpoint.ts';
import { exactText, requiredText } from './support/fields.ts';
import { jsonBody, queryValue, together } from './support/readers.ts';
import { refreshCookie } from './support/refresh-cookie.ts';
import { acknowledged } from './support/replies.ts';

const registering = z.object({ email: requiredText, password: exactText });
const address = z.object({ email: requiredText });
const reset = z.object({ email: requiredText, resetCode: exactText, newPassword: exactText });
const passwordChange = z.object({ oldPassword: exactText, newPassword: exactText });
const emailChange = z.object({ currentEmail: requiredText, newEmail: requiredText });

/** Registration, confirmation, passwords and addresses (ACCT-01 to ACCT-13). */
export function accountHandlers(church: Church): RequestHandler[] {
  const { open, guarded } = endpointsOf(church);
  const confirmation = together({ userId: queryValue('UserId'), code: queryValue('code') });
  return [
    open(
      'post',
      'account/register',
      jsonBody(registering),
      (input) => registration.register(church, input),
      acknowledged,
    ),
    open(
      'get',
      'Account/ConfirmEmail',
      confirmation,
      ({ userId, code }) => registration.confirmEmail(church, userId, code),
      acknowledged,
    ),
    open(
      'post',
      'Account/ResendEmailConfirmation',
      jsonBody(address),
      ({ email }) => registration.resendConfirmation(church, email),
      acknowledged,
    ),
    open(
      'post',
      'Account/forgotpassword',
      jsonBody(address),
      ({ email }) => changes.forgotPassword(church, email),
      acknowledged,
    ),
    open(
      'post',
      'Account/ResetPassword',
      jsonBody(reset),
      (input) => changes.resetPassword(church, input),
      acknowledged,
    ),
    guarded(
      'post',
      'Account/ChangePassword',
      'signedIn',
      together({ body: jsonBody(passwordChange), token: refreshCookie }),
      ({ body, token }, { accountId }) => changes.changePassword(church, accountId, body, token),
      acknowledged,
    ),
    guarded(
      'post',
      'Account/ChangeEmail',
      'signedIn',
      jsonBody(emailChange),
      (input, { accountId }) => changes.changeEmail(church, accountId, input),
      acknowledged,
    ),
  ];
}
