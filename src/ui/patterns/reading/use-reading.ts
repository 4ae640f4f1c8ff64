import { useMachine } from '@xstate/react';
import type { ProvidedReadOnce, ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';

/** Runs a reading's machine for a view. */
export function useReading<Value>(provided: ProvidedReadOnce<Value>): {
  readonly viewModel: ReadOnceViewModel<Value>;
  readonly retry: () => void;
} {
  const [snapshot, send] = useMachine(provided.machine);
  return { viewModel: provided.select(snapshot), retry: () => send({ type: 'retry.asked' }) };
}
