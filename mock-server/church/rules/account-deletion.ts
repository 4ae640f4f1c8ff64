import type { Church } from '../church.ts';
import type { Account } from '../schemas/accounts.ts';
import { wrongPassword } from './account-changes.ts';
import { changeAccount, findAccount } from './accounts.ts';
import { done, type Outcome, refuse } from './outcome.ts';

/** How long somebody may think better of it, in milliseconds. */
const grace = 7 * 24 * 60 * 60 * 1000;

const lastAdmin = refuse(
  'conflict',
  '마지막 관리자의 계정은 지우실 수 없습니다. 먼저 다른 분께 관리자 역할을 드려 주세요.',
);

/** When an account deletes itself; null while nobody has asked for that. */
export interface Deletion {
  readonly due: string | null;
}

const isAdmin = ({ roles }: Account): boolean => roles.includes('Admin');

/** Whether nobody would be left to manage the site. */
export const isLastAdmin = (church: Church, account: Account, others: (other: Account) => boolean): boolean =>
  isAdmin(account) && !church.accounts.all().some((each) => each.id !== account.id && isAdmin(each) && others(each));

/** Whether an account waits to be deleted (MINE-06). */
export const readDeletion = (church: Church, accountId: string): Outcome<Deletion> =>
  done({ due: findAccount(church, accountId)?.deletionDue ?? null });

/**
 * Has the caller's account deleted in seven days, by its password (MINE-06). Asked again it stays at the first moment. An Admin
 * who leaves as well is none who stays.
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

/** Lets the account stay; it may be said again. */
export async function takeDeletionBack(church: Church, accountId: string): Promise<Outcome> {
  await changeAccount(church, accountId, { deletionDue: null });
  return done();
}
