import { fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';

export interface MemberRemovalEvent {
  readonly type: 'undo.asked';
}

/**
 * The removal of a member, from the confirmed question to its end: it is sent at once, and whoever is removed can be
 * brought back while the offer stands (MEMB-06). It outlives the page on which it was asked for.
 */
export const memberRemovalMachine = setup({
  types: {
    context: {} as { readonly member: MemberEntry },
    input: {} as { readonly member: MemberEntry },
    events: {} as MemberRemovalEvent,
  },
  actors: {
    remove: fromPromise<null, MemberEntry>(unimplementedActor('remove')),
    restore: fromPromise<null, MemberEntry>(unimplementedActor('restore')),
  },
  actions: {
    hide: unimplementedAction('hide'),
    bringBack: unimplementedAction('bringBack'),
    offerUndo: unimplementedAction('offerUndo'),
    notifyRestored: unimplementedAction('notifyRestored'),
    notifyNotRemoved: (_, _reason: Failure) => unimplementedAction('notifyNotRemoved')(),
    notifyNotRestored: (_, _reason: Failure) => unimplementedAction('notifyNotRestored')(),
  },
}).createMachine({
  id: 'memberRemoval',
  context: ({ input }) => input,
  initial: 'removing',
  states: {
    removing: {
      entry: 'hide',
      invoke: {
        src: 'remove',
        input: ({ context }) => context.member,
        onDone: 'removed',
        onError: {
          target: 'refused',
          actions: ['bringBack', { type: 'notifyNotRemoved', params: failureOf }],
        },
      },
    },
    removed: {
      entry: 'offerUndo',
      on: { 'undo.asked': 'restoring' },
    },
    restoring: {
      entry: 'bringBack',
      invoke: {
        src: 'restore',
        input: ({ context }) => context.member,
        onDone: { target: 'restored', actions: 'notifyRestored' },
        onError: {
          target: 'lost',
          actions: ['hide', { type: 'notifyNotRestored', params: failureOf }],
        },
      },
    },
    /** Removed, and could not be brought back: that can be tried again. */
    lost: { on: { 'undo.asked': 'restoring' } },
    restored: { type: 'final' },
    refused: { type: 'final' },
  },
});
