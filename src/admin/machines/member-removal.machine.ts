import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf, required } from '@/shared/machines/outcome-actor.ts';
import type { UndoAnswer } from '@/shared/machines/removal.machine.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';

interface MemberRemovalContext {
  readonly member: MemberEntry;
  /** Why the member could not be restored; undefined before an attempt failed. */
  readonly failure: Failure | undefined;
  /** The user signed out: nothing is offered any more (AUTH-11). */
  readonly isUserGone: boolean;
}

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
