import { fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf } from '@/shared/machines/outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';

export interface MemberRemovalEvent {
  readonly type: 'undo.asked';
}

/**
 * The removal of a member, from its confirmation on: it is sent at once, and the member can be restored as long as the undo
 * is offered (MEMB-06). It continues after the page on which it was requested is left.
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
    /** The removal succeeded and the restoring failed: the user can try it again. */
    lost: { on: { 'undo.asked': 'restoring' } },
    restored: { type: 'final' },
    refused: { type: 'final' },
  },
});
