import { churchDate } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Account } from '../schemas/accounts.ts';
import { isLastAdmin } from './account-deletion.ts';
import { changeAccount } from './accounts.ts';
import { closeVisibility } from './directory.ts';
import { moveUp } from './event-places.ts';
import { readEvent } from './events.ts';

/** Takes the account back from the events that are not over; those who wait move up. */
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

/** What a member has said under the account goes; the member stays in the church's book. */
async function closeMember(church: Church, memberId: number): Promise<void> {
  church.prayers.deleteMany((query) => query.where({ memberId }));
  await closeVisibility(church, memberId);
}

/** Posts stay, which carry their writer's name as a text, and so do drafts, which belong to all editors. */
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
    .toSorted((one, other) => (one.deletionDue ?? '').localeCompare(other.deletionDue ?? ''));
};

/** Whether an account is to be deleted by now. */
export const hasDueAccount = (church: Church): boolean => dueAccounts(church).length > 0;

/**
 * Deletes the accounts whose time is over, the earliest first (MINE-06). Who has become the last Admin meanwhile stays: the
 * church would have nobody who could appoint another.
 */
export async function deleteDueAccounts(church: Church): Promise<void> {
  for (const account of dueAccounts(church)) {
    // oxlint-disable-next-line no-await-in-loop -- who is the last Admin depends on those before
    await (isLastAdmin(church, account, () => true)
      ? changeAccount(church, account.id, { deletionDue: null })
      : depart(church, account));
  }
}
