import type { Church } from '../church.ts';
import type { Account } from '../schemas/accounts.ts';
import { wrongPassword } from './account-changes.ts';
import { changeAccount, findAccount } from './accounts.ts';
import { done, type Outcome, refuse } from './outcome.ts';

/** The time in which the deletion can be cancelled, in milliseconds. */
const grace = 7 * 24 * 60 * 60 * 1000;

const lastAdmin = refuse(
  'conflict',
  '마지막 관리자의 계정은 지우실 수 없습니다. 먼저 다른 분께 관리자 역할을 드려 주세요.',
);

/** When the account is deleted; null while no deletion is requested. */
export interface Deletion {
  readonly due: string | null;
}

const isAdmin = ({ roles }: Account): boolean => roles.includes('Admin');

/** Whether no other Admin would be left to manage the site. */
export const isLastAdmin = (church: Church, account: Account, others: (other: Account) => boolean): boolean =>
  isAdmin(account) && !church.accounts.all().some((each) => each.id !== account.id && isAdmin(each) && others(each));

/** Whether the deletion of an account is scheduled (MINE-06). */
export const readDeletion = (church: Church, accountId: string): Outcome<Deletion> =>
  done({ due: findAccount(church, accountId)?.deletionDue ?? null });

/**
 * Schedules the deletion of the caller's account in seven days, by its password (MINE-06). A second request does not
 * move the date. An Admin whose own deletion is scheduled does not count as one who stays.
 */
export async function askForDeletion(church: Church, accountId: string, password: string): Promise<Outcome<Deletion>> {
  const account = findAccount(church, accountId);
  if (account?.password !== password) return wrongPassword;
  if (account.deletionDue !== null) return done({ due: account.deletionDue });
  if (isLastAdmin(church, account, ({ deletionDue }) => deletionDue === null)) return lastAdmin;
  const due = new Date(church.now().getTime() + grace).toISOString();
  await changeAccount(church, accountId, { deletionDue: due });
  return done({ due });
}

/** Cancels the deletion; has no effect when none is scheduled. */
export async function takeDeletionBack(church: Church, accountId: string): Promise<Outcome> {
  await changeAccount(church, accountId, { deletionDue: null });
  return done();
}
