import { useMachine } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { type Reading, type ReadOnceViewModel, readOnce } from '@/shared/reading.machine.ts';

/** What a view shows of a reading. */
export interface RunningReading<Value> {
  readonly viewModel: ReadOnceViewModel<Value>;
  /** Stays the same while the machine runs. */
  readonly retry: () => void;
}

/** Reads a value for a view, again for another reading. */
export function useReading<Value>(reading: Reading<Value>): RunningReading<Value> {
  const { machine, select } = useMemo(() => readOnce(reading), [reading]);
  const [snapshot, send] = useMachine(machine);
  const retry = useCallback(() => send({ type: 'retry.asked' }), [send]);
  return { viewModel: select(snapshot), retry };
}
