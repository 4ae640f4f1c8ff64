import type { SnapshotFrom } from 'xstate';
import { done, type Outcome } from '../domain/outcome.ts';
import { type AsyncState, isEmptyList } from './async-state.ts';
import { fromOutcome } from './outcome-actor.ts';
import { type Reading, readOnceMachine } from './read-once.machine.ts';

export interface ReadOnceDependencies<Value> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Value>>;
  /** Whether what was read holds nothing to be shown; a list does when it has no entries. */
  readonly isEmpty?: (value: Value) => boolean;
}

/** What a view shows of something that is read once. */
export type ReadOnceViewModel<Value> = AsyncState<Value>;

/** A reading with its call provided. */
export interface ProvidedReadOnce<Value> {
  readonly machine: typeof readOnceMachine;
  readonly select: (snapshot: SnapshotFrom<typeof readOnceMachine>) => ReadOnceViewModel<Value>;
}

/** Provides the one reading machine with a call. It hands the value through as it is: it has the type of the dependencies. */
export function provideReadOnce<Value>({
  read,
  isEmpty = isEmptyList,
}: ReadOnceDependencies<Value>): ProvidedReadOnce<Value> {
  return {
    machine: readOnceMachine.provide({
      actors: {
        read: fromOutcome<Reading, unknown>(async ({ signal }) => {
          const outcome = await read(signal);
          if (outcome.kind === 'refused') return outcome;
          return done({ value: outcome.value, isEmpty: isEmpty(outcome.value) });
        }),
      },
    }),
    select: (snapshot) => {
      const { value, failure } = snapshot.context;
      if (failure !== undefined) return { status: 'failed', reason: failure };
      if (snapshot.matches('ready')) return { status: 'ready', value: value as Value };
      return { status: snapshot.matches('empty') ? 'empty' : 'loading' };
    },
  };
}
