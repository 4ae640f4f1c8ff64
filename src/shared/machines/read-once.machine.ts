import { assign, fromPromise, setup } from 'xstate';
import { emptySocket } from './socket.ts';

/** How a reading ended. */
export type Reading =
  | { readonly kind: 'ready'; readonly value: unknown }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' };

export interface ReadOnceEvent {
  readonly type: 'retry.asked';
}

/** Something that is read when it is first shown: there, empty, or not to be had, which can be tried again. */
export const readOnceMachine = setup({
  types: { context: {} as { readonly value: unknown }, events: {} as ReadOnceEvent },
  actors: { read: fromPromise<Reading>(emptySocket('read')) },
}).createMachine({
  id: 'readOnce',
  context: { value: undefined },
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
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    ready: { type: 'final' },
    empty: { type: 'final' },
    failed: { on: { 'retry.asked': 'loading' } },
  },
});
