import { createActor } from 'xstate';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MemberEntry } from '../domain/member.ts';
import { shortName } from '../domain/member-name.ts';
import type { MemberNews } from '../ports/member-news.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import type { RemoveMember } from '../use-cases/make-remove-member.ts';
import { memberRemovalMachine } from './member-removal.machine.ts';

/** Removes a member, notifies of the outcome and offers the undo, whatever page is shown. */
export type MemberRemovals = (member: MemberEntry) => Promise<Outcome<null>>;

/** Removals that run to their end whatever page is shown, notify of their outcome, and offer the undo (MEMB-06). */
export function provideMemberRemovals(
  remove: RemoveMember,
  repository: MemberRepository,
  news: MemberNews,
  notifications: Notifications,
): MemberRemovals {
  return (member) =>
    new Promise((resolve) => {
      const about = shortName(member);
      const machine = memberRemovalMachine.provide({
        actors: {
          remove: fromOutcome(({ input }) => remove(input.id)),
          restore: fromOutcome(({ input }) => repository.restore(input.id)),
        },
        actions: {
          hide: () => news.notify({ type: 'member.hidden', id: member.id }),
          bringBack: () => news.notify({ type: 'member.returned', member }),
          offerUndo: ({ self }) => {
            const undo = () => self.send({ type: 'undo.asked' });
            notifications.notify({ tone: 'info', subject: 'memberDeleted', about, onAction: undo, onUndo: undo });
            resolve(done(null));
          },
          notifyRestored: () => notifications.notify({ tone: 'success', subject: 'memberRestored', about }),
          notifyNotRemoved: (_, reason) => {
            notifications.notifyFailure({ subject: 'memberNotDeleted', about, reason });
            resolve(refused(reason));
          },
          // Shown even after the session has ended: its button is the only way to undo the removal.
          notifyNotRestored: ({ self }, reason) => {
            const onAction = () => self.send({ type: 'undo.asked' });
            notifications.notifyFailure({ subject: 'memberNotRestored', about, reason, onAction });
          },
        },
      });
      createActor(machine, { input: { member } }).start();
    });
}
