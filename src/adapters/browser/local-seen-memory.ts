import type { SeenPosts, WatchedKind } from '@/content/domain/seen-posts.ts';
import type { SeenMemory } from '@/content/ports/seen-memory.ts';
import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { attempt } from './attempt.ts';

const PREFIX = 'seen:';

/**
 * Keeps in local storage what was seen of each list; in memory until the page is closed where storage is denied or full
 * (REL-07). It belongs to the device, not to a user, and stays after signing out: it holds numbers of posts that everybody may
 * read, and a key for each user would note on a family's telephone who has used it. Nothing of it is ever sent.
 */
export function makeLocalSeenMemory(open: () => Storage = () => window.localStorage): SeenMemory {
  const unstored = new Map<WatchedKind, string>();
  const listeners = new Set<() => void>();
  const stored = (kind: WatchedKind): string | undefined =>
    unstored.get(kind) ?? attempt(() => open().getItem(PREFIX + kind)) ?? undefined;

  return {
    read: (kind) => parsed(stored(kind)),
    write: (kind, seen) => {
      const text = JSON.stringify(seen);
      if (text === stored(kind)) return;
      const isStored = attempt(() => {
        open().setItem(PREFIX + kind, text);
        return true;
      });
      if (isStored === true) unstored.delete(kind);
      else unstored.set(kind, text);
      for (const listener of listeners) listener();
    },
    onChange: (listener) => {
      // The browser tells the other tabs alone; without a name when all was deleted.
      const hear = ({ key }: StorageEvent) => {
        if (key?.startsWith(PREFIX) ?? true) listener();
      };
      listeners.add(listener);
      // Where there is no browser, there are no other tabs.
      const tabs = typeof window === 'undefined' ? undefined : window;
      tabs?.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        tabs?.removeEventListener('storage', hear);
      };
    },
  };
}

/** The one of this document: what one list notes, the menus show. */
export const localSeenMemory = makeLocalSeenMemory();

/** The storage may hold anything. */
function parsed(text: string | undefined): SeenPosts | undefined {
  const found = attempt((): unknown => JSON.parse(text ?? 'null'));
  if (typeof found !== 'object' || found === null) return undefined;
  const through: unknown = Reflect.get(found, 'through');
  const ids: unknown = Reflect.get(found, 'ids');
  if (!Array.isArray(ids)) return undefined;
  if (through !== undefined && !(typeof through === 'string' && isCalendarDate(through))) return undefined;
  return { through, ids: ids.filter((id) => typeof id === 'string') };
}
