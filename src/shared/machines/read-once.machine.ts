import { assign, fromPromise, setup } from 'xstate';
import type { Fault } from '../domain/outcome.ts';
import { unimplementedActor } from './unimplemented.ts';

/** How a reading ended. */
export type Reading =
  | { readonly kind: 'ready'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly reason: Fault };

export interface ReadOnceEvent {
  readonly type: 'retry.asked';
}

/** Something that is read when it is first shown: there, empty, or not to be had, which can be tried again. */
export const readOnceMachine = setup({
  types: {
    context: {} as { readonly value: unknown; readonly reason: Fault },
    events: {} as ReadOnceEvent,
  },
  actors: { read: fromPromise<Reading>(unimplementedActor('read')) },
}).createMachine({
  id: 'readOnce',
  context: { value: undefined, reason: 'malformed' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'read',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'ready',
            target: 'ready',
            actions: assign({
              value: ({ event }) => (event.output.kind === 'ready' ? event.output.value : undefined),
            }),
          },
          { guard: ({ event }) => event.output.kind === 'empty', target: 'empty' },
          {
            target: 'failed',
            actions: assign({
              reason: ({ event }) => (event.output.kind === 'failed' ? event.output.reason : 'malformed'),
            }),
          },
        ],
        onError: { target: 'failed', actions: assign({ reason: 'malformed' }) },
      },
    },
    ready: { type: 'final' },
    empty: { type: 'final' },
    failed: { on: { 'retry.asked': 'loading' } },
  },
});
