import { fromPromise, setup } from 'xstate';
import type { Fault, Outcome } from '@/shared/domain/outcome.ts';
import { emptyAction, emptySocket } from '@/shared/machines/socket.ts';
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
    remove: fromPromise<Outcome<null>, MemberEntry>(emptySocket('remove')),
    restore: fromPromise<Outcome<null>, MemberEntry>(emptySocket('restore')),
  },
  actions: {
    hide: emptyAction('hide'),
    bringBack: emptyAction('bringBack'),
    offerUndo: emptyAction('offerUndo'),
    tellRestored: emptyAction('tellRestored'),
    tellNotRemoved: (_, _reason: Fault) => emptyAction('tellNotRemoved')(),
    tellNotRestored: (_, _reason: Fault) => emptyAction('tellNotRestored')(),
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
        onDone: [
          { guard: ({ event }) => event.output.kind === 'done', target: 'removed' },
          {
            target: 'refused',
            actions: ['bringBack', { type: 'tellNotRemoved', params: ({ event }) => reasonOf(event.output) }],
          },
        ],
        onError: { target: 'refused', actions: ['bringBack', { type: 'tellNotRemoved', params: 'malformed' }] },
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
        onDone: [
          { guard: ({ event }) => event.output.kind === 'done', target: 'restored', actions: 'tellRestored' },
          {
            target: 'lost',
            actions: ['hide', { type: 'tellNotRestored', params: ({ event }) => reasonOf(event.output) }],
          },
        ],
        onError: { target: 'lost', actions: ['hide', { type: 'tellNotRestored', params: 'malformed' }] },
      },
    },
    /** Removed, and could not be brought back: that can be tried again. */
    lost: { on: { 'undo.asked': 'restoring' } },
    restored: { type: 'final' },
    refused: { type: 'final' },
  },
});

function reasonOf(outcome: Outcome<null>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
