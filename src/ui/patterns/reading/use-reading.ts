import { useMachine } from '@xstate/react';
import { useCallback } from 'react';
import type { ProvidedReadOnce, ReadOnceViewModel } from '@/shared/reading.machine.ts';

/** Runs a reading's machine for a view. */
export function useReading<Value>(provided: ProvidedReadOnce<Value>): {
  readonly viewModel: ReadOnceViewModel<Value>;
  /** Stays the same while the machine runs. */
  readonly retry: () => void;
} {
  const [snapshot, send] = useMachine(provided.machine);
  const retry = useCallback(() => send({ type: 'retry.asked' }), [send]);
  return { viewModel: provided.select(snapshot), retry };
}
