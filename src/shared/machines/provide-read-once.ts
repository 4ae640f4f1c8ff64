import { type EventObject, fromCallback, type SnapshotFrom } from 'xstate';
import { done, type Outcome } from '../domain/outcome.ts';
import { type AsyncState, isEmptyList } from './async-state.ts';
import { fromOutcome, required } from './outcome-actor.ts';
import { createReadOnceMachine, type Reading, type ReadOnceMachine } from './read-once.machine.ts';

export interface ReadOnceDependencies<Value> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Value>>;
  /** Whether the value that was read is empty, as a list without entries is. */
  readonly isEmpty?: (value: Value) => boolean;
  /** Notifies when the value has changed at the server. @returns stops that */
  readonly onOutdated?: ((listener: () => void) => () => void) | undefined;
}

/** The view model of a value that is read once. */
export type ReadOnceViewModel<Value> = AsyncState<Value>;

/** A reading machine with its call provided. */
export interface ProvidedReadOnce<Value> {
  readonly machine: ReadOnceMachine<Value>;
  readonly select: (snapshot: SnapshotFrom<ReadOnceMachine<Value>>) => ReadOnceViewModel<Value>;
}

/** Provides a reading machine with its call. */
export function provideReadOnce<Value>({
  read,
  isEmpty = isEmptyList,
  onOutdated,
}: ReadOnceDependencies<Value>): ProvidedReadOnce<Value> {
  return {
    machine: createReadOnceMachine<Value>().provide({
      actors: {
        read: fromOutcome<Reading<Value>, unknown>(async ({ signal }) => {
          const outcome = await read(signal);
          if (outcome.kind === 'refused') return outcome;
          return done({ value: outcome.value, isEmpty: isEmpty(outcome.value) });
        }),
        changes: fromCallback<EventObject>(({ sendBack }) => onOutdated?.(() => sendBack({ type: 'value.outdated' }))),
      },
    }),
    select: (snapshot) => {
      const { value, failure } = snapshot.context;
      if (failure !== undefined) return { status: 'failed', reason: failure };
      if (snapshot.matches('ready')) return { status: 'ready', value: required(value) };
      return { status: snapshot.matches('empty') ? 'empty' : 'loading' };
    },
  };
}
