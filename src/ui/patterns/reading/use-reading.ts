import { useMachine } from '@xstate/react';
import type { ReadOnceBinding, ReadOnceFace } from '@/shared/machines/read-once-binding.ts';

/** Runs a reading's machine for a view. */
export function useReading<Value>(binding: ReadOnceBinding<Value>): {
  readonly face: ReadOnceFace<Value>;
  readonly retry: () => void;
} {
  const [snapshot, send] = useMachine(binding.machine);
  return { face: binding.read(snapshot), retry: () => send({ type: 'retry.asked' }) };
}
