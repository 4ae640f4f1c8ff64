import type { ReadOffices } from '@/admin/boards/boards.use-cases.ts';
import type { ZoneOffice } from '@/admin/boards/zones.ts';
import type { Navigation } from '@/shared/navigation.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Outcome, settledOutcome } from '@/shared/outcome.ts';
import type { RemovalOffers } from '@/shared/removal-offers.machine.ts';
import type { MemberNews } from './members.ports.ts';
import type { MemberEntry } from './members.ts';
import type { RemoveMember } from './members.use-cases.ts';

/** Removes a member, notifies of the outcome and offers the undo, whatever page is shown. */
export type MemberRemovals = (member: MemberEntry) => Promise<Outcome<null>>;

interface MemberRemovalDependencies {
  readonly remove: RemoveMember;
  readonly news: MemberNews;
  readonly offers: RemovalOffers;
  readonly notifications: Notifications;
  readonly navigation: Pick<Navigation, 'goTo'>;
  /** The offices that a member holds, which are vacant without them. */
  readonly readOffices: ReadOffices;
  /** The address of the page where offices are given. */
  readonly officesPage: string;
  readonly texts: RemovalTexts;
}

/** What the toasts name. */
export interface RemovalTexts {
  /** A member, told apart from namesakes (MEMB-11). */
  readonly titleOf: (member: MemberEntry) => string;
  readonly officesOf: (offices: readonly ZoneOffice[]) => string;
}

/**
 * Removals that are sent at once, after their confirmation, and run to their end whatever page is shown (MEMB-06). The server
 * is not asked before whether it can restore: the call was added together with the one that removes. Just before, it is asked
 * which offices the member holds, for afterwards it cannot tell; a removal does not wait for the answer. A toast says which are
 * vacant now, until the member is restored (ROLE-08).
 */
export function provideMemberRemovals(dependencies: MemberRemovalDependencies): MemberRemovals {
  const { remove, news, offers, notifications, navigation, readOffices, officesPage, texts } = dependencies;
  const { restoring, notifyNotRemoved, onRestored } = offers.ofKind<MemberEntry>('member', texts.titleOf);
  /** By their ids, for the lists from which they have gone. */
  const removed = new Map<string, MemberEntry>();
  /** What withdraws the toast about the offices of each. */
  const vacated = new Map<string, () => void>();
  onRestored((id) => {
    vacated.get(String(id))?.();
    const member = removed.get(String(id));
    removed.delete(String(id));
    // One who was removed before a reload is not known here: the list is read again.
    news.notify(member === undefined ? { type: 'members.outdated' } : { type: 'member.returned', member });
  });

  const notifyVacated = (offices: readonly ZoneOffice[]) =>
    notifications.notify({
      tone: 'info',
      subject: 'officesVacated',
      about: texts.officesOf(offices),
      onAction: () => navigation.goTo(officesPage),
    });

  return async (member) => {
    news.notify({ type: 'member.hidden', id: member.id });
    const reading = settledOutcome(async () => done(await readOffices(member.id)));
    const outcome = await settledOutcome(() => remove(member.id));
    if (outcome.kind === 'done') {
      removed.set(String(member.id), member);
      restoring.offer(member);
      const held = await reading;
      const isStillRemoved = removed.has(String(member.id));
      if (held.kind === 'done' && held.value.length > 0 && isStillRemoved)
        vacated.set(String(member.id), notifyVacated(held.value));
    } else {
      news.notify({ type: 'member.returned', member });
      notifyNotRemoved(outcome.reason, member);
    }
    return outcome;
  };
}
