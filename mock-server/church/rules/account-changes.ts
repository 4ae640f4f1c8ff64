import type { Church } from '../church.ts';
import { changeAccount, findAccount, findAccountByEmail } from './accounts.ts';
import { checkEmail, checkPassword, normalizeEmail } from './credentials.ts';
import { endSessionsOf } from './login-sessions.ts';
import { findUsableCode, issueCode, spendCodes } from './mail-codes.ts';
import { sendEmailChange, sendPasswordReset } from './mails.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';

const taken = refuse('conflict', '이미 사용 중인 이메일 주소입니다.');
const wrongCode = refuseInvalid('InvalidToken', '재설정 링크가 올바르지 않거나 기한이 지났습니다.');
export const wrongPassword = refuseInvalid('PasswordMismatch', '지금 쓰시는 비밀번호가 맞지 않습니다.');
const wrongEmail = refuseInvalid('EmailMismatch', '지금 쓰시는 이메일 주소가 맞지 않습니다.');

/** Sends a reset link to a confirmed address (ACCT-10); any other address gets the same answer. */
export async function forgotPassword(church: Church, email: string): Promise<Outcome> {
  const account = findAccountByEmail(church, email);
  if (account?.emailConfirmed) {
    await sendPasswordReset(church, account.email, await issueCode(church, 'resetPassword', account.id));
  }
  return done();
}

export interface PasswordReset {
  readonly email: string;
  readonly resetCode: string;
  readonly newPassword: string;
}

/** Sets a new password by the code of an e-mail (ACCT-11), and ends every login session of the account. */
export async function resetPassword(church: Church, reset: PasswordReset): Promise<Outcome> {
  const account = findAccountByEmail(church, reset.email);
  if (!account || !findUsableCode(church, reset.resetCode, account.id, ['resetPassword'])) return wrongCode;
  const check = checkPassword(reset.newPassword);
  if (check.kind === 'refused') return check;
  await spendCodes(church, account.id, 'resetPassword');
  await changeAccount(church, account.id, { password: reset.newPassword });
  await endSessionsOf(church, account.id);
  return done();
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Sets a new password by the old one (ACCT-12); the session of `refreshToken` continues, the account's others end. */
export async function changePassword(
  church: Church,
  accountId: string,
  { oldPassword, newPassword }: PasswordChange,
  refreshToken: string,
): Promise<Outcome> {
  if (findAccount(church, accountId)?.password !== oldPassword) return wrongPassword;
  const check = checkPassword(newPassword);
  if (check.kind === 'refused') return check;
  await changeAccount(church, accountId, { password: newPassword });
  await endSessionsOf(church, accountId, refreshToken);
  return done();
}

export interface EmailChange {
  readonly currentEmail: string;
  readonly newEmail: string;
}

/** Sends a link to the new address (ACCT-13); the address changes when that link is pressed. */
export async function changeEmail(church: Church, accountId: string, change: EmailChange): Promise<Outcome> {
  const account = findAccount(church, accountId);
  const newEmail = normalizeEmail(change.newEmail);
  if (!account || normalizeEmail(account.email) !== normalizeEmail(change.currentEmail)) return wrongEmail;
  const check = checkEmail(newEmail);
  if (check.kind === 'refused') return check;
  if (findAccountByEmail(church, newEmail)) return taken;
  const code = await issueCode(church, 'changeEmail', accountId, newEmail);
  await sendEmailChange(church, newEmail, accountId, code);
  return done();
}
