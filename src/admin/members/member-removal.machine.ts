import { type Outcome, settledOutcome } from '@/shared/outcome.ts';
import type { RemovalOffers } from '@/shared/removal-offers.machine.ts';
import type { MemberNews } from './members.ports.ts';
import { type MemberEntry, shortName } from './members.ts';
import type { RemoveMember } from './members.use-cases.ts';

/** Removes a member, notifies of the outcome and offers the undo, whatever page is shown. */
export type MemberRemovals = (member: MemberEntry) => Promise<Outcome<null>>;

/**
 * Removals that are sent at once, after their confirmation, and run to their end whatever page is shown (MEMB-06). The server
 * is not asked before whether it can restore: the call was added together with the one that removes.
 */
export function provideMemberRemovals(remove: RemoveMember, news: MemberNews, offers: RemovalOffers): MemberRemovals {
  const { restoring, notifyNotRemoved, onRestored } = offers.ofKind<MemberEntry>('member', shortName);
  /** By their ids, for the lists from which they have gone. */
  const removed = new Map<string, MemberEntry>();
  onRestored((id) => {
    const member = removed.get(String(id));
    // One who was removed before a reload is not known here: the list is read again.
    news.notify(member === undefined ? { type: 'members.outdated' } : { type: 'member.returned', member });
  });

  return async (member) => {
    news.notify({ type: 'member.hidden', id: member.id });
    const outcome = await settledOutcome(() => remove(member.id));
    if (outcome.kind === 'done') {
      removed.set(String(member.id), member);
      restoring.offer(member);
    } else {
      news.notify({ type: 'member.returned', member });
      notifyNotRemoved(outcome.reason, member);
    }
    return outcome;
  };
}
