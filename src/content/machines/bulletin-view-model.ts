import type { SnapshotFrom } from 'xstate';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import type { bulletinMachine } from './bulletin.machine.ts';

type BulletinSnapshot = SnapshotFrom<typeof bulletinMachine>;

/** The pages of a bulletin as far as they were read; none are empty, and so is a bulletin that was taken away. */
export function selectPages(snapshot: BulletinSnapshot): ReadOnceViewModel<readonly string[]> {
  const { pages, failure } = snapshot.context;
  if (failure !== undefined) return { status: 'failed', reason: failure };
  if (snapshot.matches('reading')) return { status: 'loading' };
  return pages.length === 0 ? { status: 'empty' } : { status: 'ready', value: pages };
}

/** How many pages a bulletin has already, for whoever adds to it. */
export function selectHeldPages(snapshot: BulletinSnapshot): number | 'reading' | 'unknown' {
  const read = selectPages(snapshot);
  if (read.status === 'loading') return 'reading';
  return read.status === 'failed' ? 'unknown' : snapshot.context.pages.length;
}
