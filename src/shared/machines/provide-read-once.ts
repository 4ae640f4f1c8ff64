import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Fault, Outcome } from '../domain/outcome.ts';
import { type Reading, readOnceMachine } from './read-once.machine.ts';

export interface ReadOnceDependencies<Value> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Value>>;
  /** Whether what was read holds nothing to be shown; a list does when it has no entries. */
  readonly isEmpty?: (value: Value) => boolean;
}

/** What a view shows of something that is read once. */
export type ReadOnceViewModel<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly reason: Fault }
  | { readonly status: 'ready'; readonly value: Value };

/** A reading with its call provided. */
export interface ProvidedReadOnce<Value> {
  readonly machine: typeof readOnceMachine;
  readonly read: (snapshot: SnapshotFrom<typeof readOnceMachine>) => ReadOnceViewModel<Value>;
}

/** Provides the one reading machine with a call. It hands the value through as it is: it has the type of the dependencies. */
export function provideReadOnce<Value>({
  read,
  isEmpty = isEmptyList,
}: ReadOnceDependencies<Value>): ProvidedReadOnce<Value> {
  return {
    machine: readOnceMachine.provide({
      actors: {
        read: fromPromise<Reading>(async ({ signal }) => {
          const outcome = await read(signal);
          if (outcome.kind === 'refused') return { kind: 'failed', reason: outcome.reason };
          return isEmpty(outcome.value) ? { kind: 'empty' } : { kind: 'ready', value: outcome.value };
        }),
      },
    }),
    read: (snapshot) => {
      if (snapshot.matches('ready')) return { status: 'ready', value: snapshot.context.value as Value };
      if (snapshot.matches('failed')) return { status: 'failed', reason: snapshot.context.reason };
      return { status: snapshot.matches('empty') ? 'empty' : 'loading' };
    },
  };
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
