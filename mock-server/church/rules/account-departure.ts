import { churchDate } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import { plainOrder } from '../plain-order.ts';
import type { Account } from '../schemas/accounts.ts';
import { isLastAdmin } from './account-deletion.ts';
import { changeAccount } from './accounts.ts';
import { closeVisibility } from './directory.ts';
import { moveUp } from './event-places.ts';
import { readEvent } from './events.ts';

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
