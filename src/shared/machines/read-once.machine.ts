import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import { failureOf, outputOf } from './outcome-actor.ts';
import { retrying } from './reading-state.ts';
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

/**
 * Something that is read when it is first shown: there, empty, or not to be had, which can be tried again. One machine
 * for whatever is read: a view begins anew for every machine of another making.
 */
export const readOnceMachine = setup({
  types: { context: {} as ReadOnceContext, events: {} as ReadOnceEvent },
  actors: { read: fromPromise<Reading>(unimplementedActor('read')) },
  actions: {
    keep: assign((_, { value }: Reading) => ({ value })),
    note: assign((_, failure: Failure | undefined) => ({ failure })),
  },
  guards: { isEmpty: (_, { isEmpty }: Reading) => isEmpty },
}).createMachine({
  id: 'readOnce',
  context: { value: undefined, failure: undefined },
  initial: 'loading',
  states: {
    loading: {
      entry: { type: 'note', params: undefined },
      invoke: {
        src: 'read',
        onDone: [
          { guard: { type: 'isEmpty', params: outputOf }, target: 'empty' },
          { target: 'ready', actions: { type: 'keep', params: outputOf } },
        ],
        onError: { target: 'failed', actions: { type: 'note', params: failureOf } },
      },
    },
    ready: { type: 'final' },
    empty: { type: 'final' },
    failed: retrying('loading'),
  },
});
