import type { Church } from '../church.ts';
import type { Account } from '../schemas/accounts.ts';
import { done, type Outcome, refuseInvalid } from './outcome.ts';

export const wrongPassword = refuseInvalid('PasswordMismatch', '지금 쓰시는 비밀번호가 맞지 않습니다.');

export const findAccount = (church: Church, id: string): Account | undefined =>
  church.accounts.findFirst((query) => query.where({ id }));

/** The account of an e-mail address, without regard to its letter case. */
export function findAccountByEmail(church: Church, email: string): Account | undefined {
  const wanted = normalizeEmail(email);
  return church.accounts.findFirst((query) => query.where((each) => normalizeEmail(each.email) === wanted));
}

/** Changes some fields of an account; an unknown id changes nothing. */
export const changeAccount = (church: Church, id: string, changes: Partial<Omit<Account, 'id'>>): Promise<unknown> =>
  church.accounts.update((query) => query.where({ id }), {
    data: (account) => {
      Object.assign(account, changes);
    },
  });

const emailPattern = /^[\w.-]+@(?:[\w-]+\.)+[a-z]{2,}$/i;
const passwordParts = [/[a-z]/, /[A-Z]/, /\d/, /[!@#$%+\-*/?,.^&()\\|]/];

/** An e-mail address belongs to one account, whatever its letter case, and however wide its letters were written. */
export const normalizeEmail = (email: string): string =>
  email
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase();

/** ACCT-01: word, dot or hyphen characters, an at sign, a domain, a top-level part of at least 2 letters. */
export const checkEmail = (email: string): Outcome =>
  emailPattern.test(email) ? done() : refuseInvalid('InvalidEmail', '올바른 이메일 주소를 입력해주세요.');

/** ACCT-02: 4 to 24 characters with a lowercase and an uppercase letter, a digit and a special character. */
export function checkPassword(password: string): Outcome {
  if (password.length < 4 || password.length > 24) {
    return refuseInvalid('PasswordLength', '비밀번호는 4자 이상 24자 이하여야 합니다.');
  }
  return passwordParts.every((part) => part.test(password))
    ? done()
    : refuseInvalid('PasswordParts', '비밀번호에는 대문자, 소문자, 숫자, 특수문자가 하나씩 있어야 합니다.');
}
