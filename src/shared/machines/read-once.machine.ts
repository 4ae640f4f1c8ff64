import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import { reasonOf } from './outcome-actor.ts';
import { unimplementedActor } from './unimplemented.ts';

/** What a reading brought. */
export interface Reading {
  readonly value: unknown;
  readonly isEmpty: boolean;
}

export interface ReadOnceEvent {
  readonly type: 'retry.asked';
}

interface ReadOnceContext {
  readonly value: unknown;
  /** Why it could not be read; undefined while it can. */
  readonly failure: Failure | undefined;
}

/** Something that is read when it is first shown: there, empty, or not to be had, which can be tried again. */
export const readOnceMachine = setup({
  types: { context: {} as ReadOnceContext, events: {} as ReadOnceEvent },
  actors: { read: fromPromise<Reading>(unimplementedActor('read')) },
}).createMachine({
  id: 'readOnce',
  context: { value: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'read',
        onDone: [
          { guard: ({ event }) => event.output.isEmpty, target: 'empty' },
          { target: 'ready', actions: assign({ value: ({ event }) => event.output.value }) },
        ],
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => reasonOf(event.error) }) },
      },
    },
    ready: { type: 'final' },
    empty: { type: 'final' },
    failed: { on: { 'retry.asked': 'loading' } },
  },
});
