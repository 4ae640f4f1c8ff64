import { type ActorRefFrom, createActor, fromCallback } from 'xstate';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { offerUndoToast } from '@/shared/machines/offer-undo-toast.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MemberEntry } from '../domain/member.ts';
import { shortName } from '../domain/member-name.ts';
import type { MemberNews } from '../ports/member-news.ts';
import type { MemberRepository } from '../ports/member-repository.ts';
import type { RemoveMember } from '../use-cases/make-remove-member.ts';
import { memberRemovalMachine } from './member-removal.machine.ts';

/** Removes a member, notifies of the outcome and offers the undo, whatever page is shown. */
export type MemberRemovals = (member: MemberEntry) => Promise<Outcome<null>>;

/**
 * Removals that run to their end whatever page is shown, notify of their outcome, and offer the undo (MEMB-06), until their
 * user signs out (AUTH-11).
 */
export function provideMemberRemovals(
  remove: RemoveMember,
  repository: MemberRepository,
  news: MemberNews,
  notifications: Notifications,
  user: Pick<CurrentUser, 'onGone'>,
): MemberRemovals {
  const running = new Set<ActorRefFrom<typeof memberRemovalMachine>>();
  user.onGone(() => {
    for (const removal of running) removal.send({ type: 'user.gone' });
  });
  return (member) =>
    new Promise((resolve) => {
      const about = shortName(member);
      const machine = memberRemovalMachine.provide({
        actors: {
          remove: fromOutcome(({ input }) => remove(input.id)),
          restore: fromOutcome(({ input }) => repository.restore(input.id)),
          offerUndo: fromCallback(({ sendBack }) => {
            resolve(done(null));
            return offerUndoToast(notifications, { subject: 'memberDeleted', about }, { send: sendBack });
          }),
          // Shown even after the session has ended, though not after a logout: its button is the only way to undo the removal.
          offerRetry: fromCallback(({ input: reason, sendBack }) =>
            notifications.notifyFailure({
              subject: 'memberNotRestored',
              about,
              reason,
              onAction: () => sendBack({ type: 'undo.asked' }),
              onGone: () => sendBack({ type: 'undo.expired' }),
            }),
          ),
        },
        actions: {
          hide: () => news.notify({ type: 'member.hidden', id: member.id }),
          bringBack: () => news.notify({ type: 'member.returned', member }),
          notifyRestored: () => notifications.notify({ tone: 'success', subject: 'memberRestored', about }),
          notifyNotRemoved: (_, reason) => {
            notifications.notifyFailure({ subject: 'memberNotDeleted', about, reason });
            resolve(refused(reason));
          },
        },
      });
      const removal = createActor(machine, { input: { member } });
      running.add(removal);
      removal.subscribe({
        complete: () => {
          running.delete(removal);
          resolve(done(null));
        },
      });
      removal.start();
    });
}
