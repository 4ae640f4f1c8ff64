import { createActor, waitFor } from 'xstate';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MemberEntry } from '../domain/member.ts';
import { shortName } from '../domain/member-name.ts';
import type { MemberNews } from '../ports/member-news.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import type { RemoveMember } from '../use-cases/make-remove-member.ts';
import { memberRemovalMachine } from './member-removal.machine.ts';

/** Removes a member, tells how it went and offers the undo, whatever page is shown. */
export type MemberRemovals = (member: MemberEntry) => Promise<Outcome<null>>;

/** Removals that run to their end whatever page is shown, tell how they went, and offer the undo (MEMB-06). */
export function provideMemberRemovals(
  remove: RemoveMember,
  repository: MemberRepository,
  news: MemberNews,
  notifications: Notifications,
): MemberRemovals {
  return async (member) => {
    const about = shortName(member);
    // What a call that breaks comes to, as the machine has it.
    let outcome: Outcome<null> = refused('malformed');
    const machine = memberRemovalMachine.provide({
      actors: {
        remove: fromOutcome(async ({ input }) => {
          outcome = await remove(input.id);
          return outcome;
        }),
        restore: fromOutcome(({ input }) => repository.restore(input.id)),
      },
      actions: {
        hide: () => news.tell({ type: 'member.leaving', id: member.id }),
        bringBack: () => news.tell({ type: 'member.returned', member }),
        offerUndo: ({ self }) => {
          const undo = () => self.send({ type: 'undo.asked' });
          notifications.notify({ tone: 'info', subject: 'memberDeleted', about, onAction: undo, onUndo: undo });
        },
        notifyRestored: () => notifications.notify({ tone: 'success', subject: 'memberRestored', about }),
        notifyNotRemoved: (_, reason) => notifications.notifyFailure({ subject: 'memberNotDeleted', about, reason }),
        // Told even where the session has ended: its button is the only way back.
        notifyNotRestored: ({ self }, reason) => {
          const onAction = () => self.send({ type: 'undo.asked' });
          notifications.notifyFailure({ subject: 'memberNotRestored', about, reason, onAction });
        },
      },
    });
    const removal = createActor(machine, { input: { member } }).start();
    await waitFor(removal, (snapshot) => !snapshot.matches('removing'));
    return outcome;
  };
}
