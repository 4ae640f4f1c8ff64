import { assign, type EventObject, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { failureOf, fromOutcome, outputOf, required, retrying, unimplementedActor } from './actors.machine.ts';
import { type AsyncState, isEmptyList } from './async-state.ts';
import type { FailureToast, Notifications } from './notifications.ports.ts';
import { done, type Failure, type Outcome } from './outcome.ts';

/**
 * A value that is read when it is first shown, and again when it is known to have changed: present, empty, or failed, which can
 * be tried again. A view restarts when it gets another machine.
 */
export function createReadOnceMachine<Value>() {
  return setup({
    types: { context: {} as ReadOnceContext<Value>, events: {} as ReadOnceEvent },
    actors: {
      read: fromPromise<ReadValue<Value>>(unimplementedActor('read')),
      /** Follows what the value depends on, where that can change. */
      changes: fromCallback<EventObject>(() => undefined),
    },
    actions: {
      keep: assign((_, { value }: ReadValue<Value>) => ({ value })),
      setFailure: assign((_, failure: Failure | undefined) => ({ failure })),
    },
    guards: { isEmpty: (_, { isEmpty }: ReadValue<Value>) => isEmpty },
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

type ReadOnceMachine<Value> = ReturnType<typeof createReadOnceMachine<Value>>;

/** The value that was read. */
interface ReadValue<Value> {
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

type Read<Value> = (signal: AbortSignal) => Promise<Outcome<Value>>;

/** A read whose failure also shows a toast (ROLE-06, B8), unless the user has left the page (REL-18). */
export function notifyReadingFailure<Value>(
  read: Read<Value>,
  notifications: Notifications,
  toast: Omit<FailureToast, 'reason' | 'signal'>,
): Read<Value> {
  return async (signal) => {
    const outcome = await read(signal);
    if (outcome.kind === 'refused') notifications.notifyFailure({ ...toast, reason: outcome.reason, signal });
    return outcome;
  };
}

/** How a value is read: what an entry offers, and a view runs (`ui/patterns/reading/use-reading.ts`). */
export interface Reading<Value> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Value>>;
  /** Whether the value that was read is empty, as a list without entries is. */
  readonly isEmpty?: (value: Value) => boolean;
  /** Notifies when the value has changed at the server. @returns stops that */
  readonly onOutdated?: ((listener: () => void) => () => void) | undefined;
}

/** The view model of a value that is read once. */
export type ReadOnceViewModel<Value> = AsyncState<Value>;

/** The machine of a reading, with its view model. */
export function readOnce<Value>({ read, isEmpty = isEmptyList, onOutdated }: Reading<Value>) {
  return {
    machine: createReadOnceMachine<Value>().provide({
      actors: {
        read: fromOutcome<ReadValue<Value>, unknown>(async ({ signal }) => {
          const outcome = await read(signal);
          if (outcome.kind === 'refused') return outcome;
          return done({ value: outcome.value, isEmpty: isEmpty(outcome.value) });
        }),
        changes: fromCallback<EventObject>(({ sendBack }) => onOutdated?.(() => sendBack({ type: 'value.outdated' }))),
      },
    }),
    select: (snapshot: SnapshotFrom<ReadOnceMachine<Value>>): ReadOnceViewModel<Value> => {
      const { value, failure } = snapshot.context;
      if (failure !== undefined) return { status: 'failed', reason: failure };
      if (snapshot.matches('ready')) return { status: 'ready', value: required(value) };
      return { status: snapshot.matches('empty') ? 'empty' : 'loading' };
    },
  };
}
