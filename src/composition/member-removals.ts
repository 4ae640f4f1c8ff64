import { createActor, fromPromise, waitFor } from 'xstate';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { shortName } from '@/admin/domain/member-name.ts';
import { memberRemovalMachine } from '@/admin/machines/member-removal.machine.ts';
import type { MemberNews } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import type { RemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import { type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { MemberRemovals } from './members.tokens.ts';

/** Removals that run to their end whatever page is shown, tell how they went, and offer the undo (MEMB-06). */
export function makeMemberRemovals(
  remove: RemoveMember,
  repository: MemberRepository,
  news: MemberNews,
  notices: ToastQueue,
): MemberRemovals {
  return async (member) => {
    const about = shortName(member);
    let outcome: Outcome<null> = refused('malformed');
    const machine = memberRemovalMachine.provide({
      actors: {
        remove: fromPromise(async ({ input }) => {
          outcome = await remove(input.id);
          return outcome;
        }),
        restore: fromPromise(({ input }) => repository.restore(input.id)),
      },
      actions: {
        hide: () => news.tell({ type: 'member.leaving', id: member.id }),
        bringBack: () => news.tell({ type: 'member.returned', member }),
        offerUndo: ({ self }) =>
          notices.show({
            tone: 'info',
            subject: 'memberDeleted',
            about,
            onAction: () => self.send({ type: 'undo.asked' }),
            onUndo: () => self.send({ type: 'undo.asked' }),
          }),
        notifyRestored: () => notices.show({ tone: 'success', subject: 'memberRestored', about }),
        notifyNotRemoved: (_, reason) => notices.show({ tone: 'error', subject: 'memberNotDeleted', about, reason }),
        notifyNotRestored: ({ self }, reason) =>
          notices.show({
            tone: 'error',
            subject: 'memberNotRestored',
            about,
            reason,
            onAction: () => self.send({ type: 'undo.asked' }),
          }),
      },
    });
    const removal = createActor(machine, { input: { member } }).start();
    await waitFor(removal, (snapshot) => !snapshot.matches('removing'));
    return outcome;
  };
}
