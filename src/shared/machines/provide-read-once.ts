import type { SnapshotFrom } from 'xstate';
import { done, type Outcome } from '../domain/outcome.ts';
import { type AsyncState, isEmptyList } from './async-state.ts';
import { fromOutcome } from './outcome-actor.ts';
import { createReadOnceMachine, type Reading, type ReadOnceMachine } from './read-once.machine.ts';

export interface ReadOnceDependencies<Value> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Value>>;
  /** Whether what was read holds nothing to be shown; a list does when it has no entries. */
  readonly isEmpty?: (value: Value) => boolean;
}

/** What a view shows of something that is read once. */
export type ReadOnceViewModel<Value> = AsyncState<Value>;

/** A reading with its call provided. */
export interface ProvidedReadOnce<Value> {
  readonly machine: ReadOnceMachine<Value>;
  readonly select: (snapshot: SnapshotFrom<ReadOnceMachine<Value>>) => ReadOnceViewModel<Value>;
}

/** Provides a reading with its call. */
export function provideReadOnce<Value>({
  read,
  isEmpty = isEmptyList,
}: ReadOnceDependencies<Value>): ProvidedReadOnce<Value> {
  return {
    machine: createReadOnceMachine<Value>().provide({
      actors: {
        read: fromOutcome<Reading<Value>, unknown>(async ({ signal }) => {
          const outcome = await read(signal);
          if (outcome.kind === 'refused') return outcome;
          return done({ value: outcome.value, isEmpty: isEmpty(outcome.value) });
        }),
      },
    }),
    select: (snapshot) => {
      const { value, failure } = snapshot.context;
      if (failure !== undefined) return { status: 'failed', reason: failure };
      if (value !== undefined) return { status: 'ready', value };
      return { status: snapshot.matches('empty') ? 'empty' : 'loading' };
    },
  };
}
