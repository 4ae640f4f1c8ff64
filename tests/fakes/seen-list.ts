import type { SeenList, SeenMemory } from '@/content/seen/seen-posts.ports.ts';
import { makeSeenList } from '@/content/seen/seen-posts.store.ts';
import type { SeenPosts, WatchedKind } from '@/content/seen/seen-posts.ts';

/** A device that stores seen posts in memory. */
export function seenMemory(): SeenMemory {
  const kept = new Map<WatchedKind, SeenPosts>();
  const listeners = new Set<() => void>();
  return {
    read: (kind) => kept.get(kind),
    write: (kind, seen) => {
      kept.set(kind, seen);
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A list on a device of its own. */
export const aSeenList = (): SeenList => makeSeenList(seenMemory(), 'announcement');
