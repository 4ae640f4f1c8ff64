import { churchDate, plainOrder } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Account } from '../schemas/accounts.ts';
import { changeAccount, findAccount, wrongPassword } from './accounts.ts';
import { closeVisibility } from './directory.ts';
import { moveUp, readEvent } from './events.ts';
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
const isLastAdmin = (church: Church, account: Account, others: (other: Account) => boolean): boolean =>
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

/** Withdraws the account's answers to the events that are not over; parties on the waiting list move up. */
async function leaveEvents(church: Church, accountId: string): Promise<void> {
  const today = churchDate(church.now());
  for (const { id, eventId } of church.attendances.findMany((query) => query.where({ accountId }))) {
    const event = readEvent(church, eventId);
    if (event.kind === 'refused' || event.value.end < today) continue;
    church.attendances.delete((query) => query.where({ id }));
    // oxlint-disable-next-line no-await-in-loop -- one event after the other
    await moveUp(church, event.value);
  }
}

/** Deletes what a member has set under the account; the member stays in the church's register. */
async function closeMember(church: Church, memberId: number): Promise<void> {
  church.prayers.deleteMany((query) => query.where({ memberId }));
  await closeVisibility(church, memberId);
}

/** Posts stay, since they contain their writer's name as a text, and so do drafts, which belong to all editors. */
async function depart(church: Church, { id: accountId, memberId }: Account): Promise<void> {
  church.accounts.delete((query) => query.where({ id: accountId }));
  church.refreshTokens.deleteMany((query) => query.where({ accountId }));
  church.mailCodes.deleteMany((query) => query.where({ accountId }));
  church.roleRequests.deleteMany((query) => query.where({ accountId }));
  church.linkRequests.deleteMany((query) => query.where({ accountId }));
  church.corrections.deleteMany((query) => query.where({ accountId }));
  church.directoryReadings.delete(accountId);
  await leaveEvents(church, accountId);
  if (memberId !== null) await closeMember(church, memberId);
}

const dueAccounts = (church: Church): Account[] => {
  const now = church.now().getTime();
  return church.accounts
    .all()
    .filter(({ deletionDue }) => deletionDue !== null && Date.parse(deletionDue) <= now)
    .toSorted((one, other) => plainOrder(one.deletionDue ?? '', other.deletionDue ?? ''));
};

/** Whether the deletion of an account is due. */
export const hasDueAccount = (church: Church): boolean => dueAccounts(church).length > 0;

/**
 * Deletes the accounts whose deletion is due, the earliest first (MINE-06). An account that has become the last Admin
 * meanwhile is kept: no user could appoint another.
 */
export async function deleteDueAccounts(church: Church): Promise<void> {
  for (const account of dueAccounts(church)) {
    // oxlint-disable-next-line no-await-in-loop -- which account is the last Admin depends on those before
    await (isLastAdmin(church, account, () => true)
      ? changeAccount(church, account.id, { deletionDue: null })
      : depart(church, account));
  }
}
