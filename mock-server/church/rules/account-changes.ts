import type { Church } from '../church.ts';
import type { Account, MailCode } from '../schemas/accounts.ts';
import {
  changeAccount,
  checkEmail,
  checkPassword,
  findAccount,
  findAccountByEmail,
  normalizeEmail,
  wrongPassword,
} from './accounts.ts';
import { opaqueText } from './keys.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { countCall, refusedByPace } from './paces.ts';
import { endSessionsOf } from './sessions.ts';

const taken = refuse('conflict', '이미 사용 중인 이메일 주소입니다.');
const wrongConfirmation = refuse('unauthenticated', '확인 링크가 올바르지 않거나 기한이 지났습니다.');
const wrongReset = refuseInvalid('InvalidToken', '재설정 링크가 올바르지 않거나 기한이 지났습니다.');
const wrongEmail = refuseInvalid('EmailMismatch', '지금 쓰시는 이메일 주소가 맞지 않습니다.');

async function mailConfirmation(church: Church, { id, email }: Account): Promise<void> {
  await sendConfirmation(church, email, id, await issueCode(church, 'confirmEmail', id));
}

/** The member with this e-mail address, whose name and duty the new account gets. */
function knownPerson(church: Church, email: string): Pick<Account, 'name' | 'duty' | 'memberId'> {
  const member = church.members.findFirst((query) =>
    query.where((each) => each.deletedAt === null && normalizeEmail(each.email ?? '') === normalizeEmail(email)),
  );
  const duty = church.duties.findFirst((query) => query.where((each) => each.id === member?.dutyId));
  return { name: member?.name ?? email.replace(/@.*$/, ''), duty: duty?.name ?? '', memberId: member?.id ?? null };
}

/**
 * Creates an account that can be used once its e-mail is confirmed (ACCT-01, 02, 05). `conflict` when it is taken, `tooMany`
 * when one device asks too often.
 */
export async function register(
  church: Church,
  given: { email: string; password: string },
  device: string,
): Promise<Outcome> {
  const email = normalizeEmail(given.email);
  for (const check of [checkEmail(email), checkPassword(given.password)]) {
    if (check.kind === 'refused') return check;
  }
  const tooMany = refusedByPace(church, 'register', device);
  if (tooMany) return tooMany;
  countCall(church, 'register', device);
  if (findAccountByEmail(church, email)) return taken;
  const account = await church.accounts.create({
    id: crypto.randomUUID(),
    email,
    password: given.password,
    roles: [],
    emailConfirmed: false,
    ...knownPerson(church, email),
  });
  await mailConfirmation(church, account);
  return done();
}

/**
 * Sends the confirmation again (ACCT-09). An unknown or confirmed address gets the same answer, and no e-mail: what is answered
 * is decided before the address is looked for.
 */
export async function resendConfirmation(church: Church, email: string): Promise<Outcome> {
  const answer = answerAtPace(church, 'resendConfirmation', email);
  if (answer.kind === 'refused') return answer;
  const account = findAccountByEmail(church, email);
  if (account && !account.emailConfirmed) await mailConfirmation(church, account);
  return answer;
}

/** The answer to a call that sends a letter to an address, if there is such an account. */
function answerAtPace(church: Church, call: 'forgotPassword' | 'resendConfirmation', email: string): Outcome {
  const address = normalizeEmail(email);
  const tooMany = refusedByPace(church, call, address);
  if (tooMany) return tooMany;
  countCall(church, call, address);
  return done();
}

/** Confirms the first address (ACCT-08), or a changed one (ACCT-13). Every failure is `unauthenticated`. */
export async function confirmEmail(church: Church, userId: string, code: string): Promise<Outcome> {
  const account = findAccount(church, userId);
  const found = findUsableCode(church, code, userId, ['confirmEmail', 'changeEmail']);
  if (!account || !found) return wrongConfirmation;
  const email = found.newEmail ?? account.email;
  const owner = findAccountByEmail(church, email);
  if (owner && owner.id !== account.id) return wrongConfirmation;
  await spendCodes(church, userId, found.purpose);
  await changeAccount(church, userId, { email, emailConfirmed: true });
  return done();
}

/** Sends a reset link to a confirmed address (ACCT-10); any other address gets the same answer, decided before it is looked for. */
export async function forgotPassword(church: Church, email: string): Promise<Outcome> {
  const answer = answerAtPace(church, 'forgotPassword', email);
  if (answer.kind === 'refused') return answer;
  const account = findAccountByEmail(church, email);
  if (account?.emailConfirmed) {
    await sendPasswordReset(church, account.email, await issueCode(church, 'resetPassword', account.id));
  }
  return answer;
}

export interface PasswordReset {
  readonly email: string;
  readonly resetCode: string;
  readonly newPassword: string;
}

/** Sets a new password by the code of an e-mail (ACCT-11), and ends every login session of the account. */
export async function resetPassword(church: Church, reset: PasswordReset): Promise<Outcome> {
  const account = findAccountByEmail(church, reset.email);
  if (!account || !findUsableCode(church, reset.resetCode, account.id, ['resetPassword'])) return wrongReset;
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

export type CodePurpose = MailCode['purpose'];

/** How long a code from an e-mail can be used, in milliseconds. */
const codeLifetime = 24 * 60 * 60 * 1000;

/** Issues a code (base64url) that one account can use once. `newEmail` belongs to `changeEmail` alone. */
export async function issueCode(
  church: Church,
  purpose: CodePurpose,
  accountId: string,
  newEmail: string | null = null,
): Promise<string> {
  const expiresAt = new Date(church.now().getTime() + codeLifetime).toISOString();
  const { code } = await church.mailCodes.create({
    code: opaqueText(),
    purpose,
    accountId,
    newEmail,
    expiresAt,
    usedAt: null,
  });
  return code;
}

/** The code's record when this account may use it now for one of these purposes. */
export const findUsableCode = (
  church: Church,
  code: string,
  accountId: string,
  purposes: readonly CodePurpose[],
): MailCode | undefined =>
  church.mailCodes.findFirst((query) =>
    query.where(
      (each) =>
        each.code === code &&
        each.accountId === accountId &&
        purposes.includes(each.purpose) &&
        each.usedAt === null &&
        Date.parse(each.expiresAt) > church.now().getTime(),
    ),
  );

/** Invalidates a code, and every other code of that account for the same purpose. */
export async function spendCodes(church: Church, accountId: string, purpose: CodePurpose): Promise<void> {
  const usedAt = church.now().toISOString();
  await church.mailCodes.updateMany((query) => query.where({ accountId, purpose, usedAt: null }), {
    data: (each) => {
      each.usedAt = usedAt;
    },
  });
}

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

/** Form encoding would write a blank as `+`; in these links a `+` is a plus sign everywhere. */
const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

const confirmLink = (userId: string, code: string): string => `/confirmEmail?${queryOf({ userId, code })}`;

/** Stores an e-mail in the church's outbox; its link is a path of this site (MOCK-03). */
const sendLetter = async (church: Church, letter: Letter): Promise<void> => {
  await church.mails.create({ id: church.nextId('mails'), ...letter, sentAt: church.now().toISOString() });
};

const sendConfirmation = (church: Church, to: string, userId: string, code: string): Promise<void> =>
  sendLetter(church, {
    to,
    subject: '이메일 주소를 확인해 주세요',
    text: '아순시온 소망한인교회 홈페이지에 가입해 주셔서 감사합니다. 아래 링크를 누르시면 가입이 끝납니다.',
    link: confirmLink(userId, code),
  });

const sendPasswordReset = (church: Church, to: string, code: string): Promise<void> =>
  sendLetter(church, {
    to,
    subject: '비밀번호를 다시 정해 주세요',
    text: '아래 링크를 누르시면 새 비밀번호를 정하실 수 있습니다. 요청하신 적이 없으면 이 편지를 지우셔도 됩니다.',
    link: `/resetPassword?${queryOf({ code, email: to })}`,
  });

const sendEmailChange = (church: Church, to: string, userId: string, code: string): Promise<void> =>
  sendLetter(church, {
    to,
    subject: '새 이메일 주소를 확인해 주세요',
    text: '이메일 주소를 바꾸려고 하십니다. 아래 링크를 누르시면 이 주소로 바뀝니다.',
    link: confirmLink(userId, code),
  });
