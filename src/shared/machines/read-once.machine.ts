import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import { failureOf, outputOf } from './outcome-actor.ts';
import { retrying } from './reading-state.ts';
import { unimplementedActor } from './unimplemented.ts';

/** The value that was read. */
export interface Reading<Value> {
  readonly value: Value;
  readonly isEmpty: boolean;
}

/** What was read has changed since. */
export interface ValueOutdated {
  readonly type: 'value.outdated';
}

export type ReadOnceEvent = { readonly type: 'retry.asked' } | ValueOutdated;

interface ReadOnceContext<Value> {
  /** Undefined until it was read. */
  readonly value: Value | undefined;
  /** Why it could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
}

/**
 * A value that is read when it is first shown, and again when it is known to have changed: present, empty, or failed, which can
 * be tried again. Created once for each `provide…` call: a view restarts when it gets another machine.
 */
export function createReadOnceMachine<Value>() {
  return setup({
    types: { context: {} as ReadOnceContext<Value>, events: {} as ReadOnceEvent },
    actors: {
      read: fromPromise<Reading<Value>>(unimplementedActor('read')),
      /** Follows what the value depends on, where that can change. */
      changes: fromCallback<EventObject>(() => undefined),
    },
    actions: {
      keep: assign((_, { value }: Reading<Value>) => ({ value })),
      setFailure: assign((_, failure: Failure | undefined) => ({ failure })),
    },
    guards: { isEmpty: (_, { isEmpty }: Reading<Value>) => isEmpty },
  }).createMachine({
    id: 'readOnce',
    context: { value: undefined, failure: undefined },
    invoke: { src: 'changes' },
    initial: 'loading',
    states: {
      loading: {
        entry: { type: 'setFailure', params: undefined },
        invoke: {
          src: 'read',
          onDone: [
            { guard: { type: 'isEmpty', params: outputOf }, target: 'empty' },
            { target: 'ready', actions: { type: 'keep', params: outputOf } },
          ],
          onError: { target: 'failed', actions: { type: 'setFailure', params: failureOf } },
        },
      },
      // What was read may have changed since.
      ready: retrying('loading'),
      empty: retrying('loading'),
      failed: retrying('loading'),
    },
    on: { 'value.outdated': '.loading' },
  });
}

export type ReadOnceMachine<Value> = ReturnType<typeof createReadOnceMachine<Value>>;
