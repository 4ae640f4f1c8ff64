import { type ActorRefFrom, assign, createActor, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import { failureOf, fromOutcome, required, unimplementedAction, unimplementedActor } from '@/shared/actors.machine.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import type { UndoAnswer } from '@/shared/removals.ts';
import { offerUndoToast } from '@/shared/undo.machine.ts';
import type { MemberNews, MemberRepository } from './members.ports.ts';
import { type MemberEntry, shortName } from './members.ts';
import type { RemoveMember } from './members.use-cases.ts';

/**
 * The removal of a member, from its confirmation on: it is sent at once, and the member can be restored as long as the undo
 * is offered (MEMB-06). It continues after the page on which it was requested is left, and ends with the offer.
 */
export const memberRemovalMachine = setup({
  types: {
    context: {} as MemberRemovalContext,
    input: {} as { readonly member: MemberEntry },
    events: {} as UndoAnswer | { readonly type: 'user.gone' },
  },
  actors: {
    remove: fromPromise<null, MemberEntry>(unimplementedActor('remove')),
    restore: fromPromise<null, MemberEntry>(unimplementedActor('restore')),
    /** Offers to restore the member, and sends the user's answer. */
    offerUndo: fromCallback<EventObject>(unimplementedAction('offerUndo')),
    /** The same after an attempt that failed, with the reason. */
    offerRetry: fromCallback<EventObject, Failure>(unimplementedAction('offerRetry')),
  },
  actions: {
    hide: unimplementedAction('hide'),
    bringBack: unimplementedAction('bringBack'),
    notifyRestored: unimplementedAction('notifyRestored'),
    notifyNotRemoved: (_, _reason: Failure) => unimplementedAction('notifyNotRemoved')(),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
  },
  guards: { isUserGone: ({ context }) => context.isUserGone },
}).createMachine({
  id: 'memberRemoval',
  context: ({ input: { member } }) => ({ member, failure: undefined, isUserGone: false }),
  on: { 'user.gone': { actions: assign({ isUserGone: true }) } },
  initial: 'removing',
  states: {
    removing: {
      entry: 'hide',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.member,
        onDone: [{ guard: 'isUserGone', target: 'gone' }, { target: 'removed' }],
        onError: {
          target: 'refused',
          actions: ['bringBack', { type: 'notifyNotRemoved', params: failureOf }],
        },
      },
    },
    removed: {
      invoke: { src: 'offerUndo' },
      on: { 'undo.asked': 'restoring', 'undo.expired': 'gone', 'user.gone': 'gone' },
    },
    restoring: {
      entry: 'bringBack',
      invoke: {
        src: 'restore',
        input: ({ context }) => context.member,
        onDone: { target: 'restored', actions: 'notifyRestored' },
        onError: [
          { guard: 'isUserGone', target: 'gone', actions: 'hide' },
          { target: 'notRestored', actions: ['hide', { type: 'keepFailure', params: failureOf }] },
        ],
      },
    },
    /** The removal succeeded and the restoring failed: the user can try it again. */
    notRestored: {
      invoke: { src: 'offerRetry', input: ({ context }) => required(context.failure) },
      on: { 'undo.asked': 'restoring', 'undo.expired': 'gone', 'user.gone': 'gone' },
    },
    /** The offer has ended, and the member stays removed. */
    gone: { type: 'final' },
    restored: { type: 'final' },
    refused: { type: 'final' },
  },
});

interface MemberRemovalContext {
  readonly member: MemberEntry;
  /** Why the member could not be restored; undefined before an attempt failed. */
  readonly failure: Failure | undefined;
  /** The user signed out: nothing is offered any more (AUTH-11). */
  readonly isUserGone: boolean;
}

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
