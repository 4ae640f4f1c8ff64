import type { SnapshotFrom } from 'xstate';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import type { bulletinMachine } from './bulletin.machine.ts';

/** The pages of a bulletin as far as they were read; none are empty, and so is a bulletin that was taken away. */
export function selectPages(snapshot: SnapshotFrom<typeof bulletinMachine>): ReadOnceViewModel<readonly string[]> {
  const { pages, failure } = snapshot.context;
  if (snapshot.matches('reading')) return { status: 'loading' };
  if (failure !== undefined) return { status: 'failed', reason: failure };
  return snapshot.matches('empty') ? { status: 'empty' } : { status: 'ready', value: pages };
}
