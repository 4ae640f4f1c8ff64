import type { Church } from '../church.ts';
import type { Account } from '../schemas/accounts.ts';
import { normalizeEmail } from './credentials.ts';

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
