import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { follow } from '@/shared/machines/follow.ts';
import type { SearchedList } from '@/shared/machines/highlighted-item.machine.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import type { bulletinMachine } from './bulletin.machine.ts';

type BulletinSnapshot = SnapshotFrom<typeof bulletinMachine>;

/** The pages of a bulletin that have been read; empty when there are none, or when the bulletin was removed. */
export function selectPages(snapshot: BulletinSnapshot): ReadOnceViewModel<readonly string[]> {
  const { pages, failure } = snapshot.context;
  if (failure !== undefined) return { status: 'failed', reason: failure };
  if (snapshot.matches('reading')) return { status: 'loading' };
  return pages.length === 0 ? { status: 'empty' } : { status: 'ready', value: pages };
}

/** How many pages a bulletin has already, for an upload that adds to it. */
export function selectExistingPages(snapshot: BulletinSnapshot): number | 'reading' | 'unknown' {
  const read = selectPages(snapshot);
  if (read.status === 'loading') return 'reading';
  return read.status === 'failed' ? 'unknown' : snapshot.context.pages.length;
}

/** A bulletin as a list to search: found when it has at least as many pages as the address highlights. */
export function searchedPages(bulletin: ActorRefFrom<typeof bulletinMachine>): SearchedList {
  return {
    progress: (count) => {
      const snapshot = bulletin.getSnapshot();
      const isRead = selectPages(snapshot).status !== 'loading';
      const wanted = Number(count);
      return {
        includesItem: isRead && Number.isInteger(wanted) && wanted > 0 && wanted <= snapshot.context.pages.length,
        isComplete: isRead,
        hasMore: false,
      };
    },
    onChange: (listener) => follow(bulletin, listener),
  };
}
