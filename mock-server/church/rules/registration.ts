import type { Church } from '../church.ts';
import type { Account } from '../schemas/accounts.ts';
import { changeAccount, findAccount, findAccountByEmail } from './accounts.ts';
import { checkEmail, checkPassword, normalizeEmail } from './credentials.ts';
import { findUsableCode, issueCode, spendCodes } from './mail-codes.ts';
import { sendConfirmation } from './mails.ts';
import { done, type Outcome, refuse } from './outcome.ts';

const taken = refuse('conflict', '이미 사용 중인 이메일 주소입니다.');
const wrongCode = refuse('unauthenticated', '확인 링크가 올바르지 않거나 기한이 지났습니다.');

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

/** Creates an account that can be used once its e-mail is confirmed (ACCT-01, 02, 05). `conflict` when it is taken. */
export async function register(church: Church, given: { email: string; password: string }): Promise<Outcome> {
  const email = normalizeEmail(given.email);
  for (const check of [checkEmail(email), checkPassword(given.password)]) {
    if (check.kind === 'refused') return check;
  }
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

/** Sends the confirmation again (ACCT-09). An unknown or confirmed address gets the same answer, and no e-mail. */
export async function resendConfirmation(church: Church, email: string): Promise<Outcome> {
  const account = findAccountByEmail(church, email);
  if (account && !account.emailConfirmed) await mailConfirmation(church, account);
  return done();
}

/** Confirms the first address (ACCT-08), or a changed one (ACCT-13). Every failure is `unauthenticated`. */
export async function confirmEmail(church: Church, userId: string, code: string): Promise<Outcome> {
  const account = findAccount(church, userId);
  const found = findUsableCode(church, code, userId, ['confirmEmail', 'changeEmail']);
  if (!account || !found) return wrongCode;
  const email = found.newEmail ?? account.email;
  const owner = findAccountByEmail(church, email);
  if (owner && owner.id !== account.id) return wrongCode;
  await spendCodes(church, userId, found.purpose);
  await changeAccount(church, userId, { email, emailConfirmed: true });
  return done();
}
