import type { SeenMemory } from '@/content/seen/seen-posts.ports.ts';
import type { SeenPosts, WatchedKind } from '@/content/seen/seen-posts.ts';
import { isCalendarDate } from '@/shared/dates.ts';
import { attempt } from './storage.ts';

const PREFIX = 'seen:';

/**
 * Keeps the seen posts of each list in local storage; in memory until the page is closed where storage is denied or
 * full (REL-07). They belong to the device, not to a user, and stay after signing out: they contain ids of public
 * posts, and a key for each user would reveal who has used a shared device. They are never sent to the server.
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
      // The browser notifies the other tabs only; without a key when everything was deleted.
      const hear = ({ key }: StorageEvent) => {
        if (key?.startsWith(PREFIX) ?? true) listener();
      };
      listeners.add(listener);
      // While prerendering there are no other tabs.
      const tabs = typeof window === 'undefined' ? undefined : window;
      tabs?.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        tabs?.removeEventListener('storage', hear);
      };
    },
  };
}

/** The instance of this document: the menus show the posts that a list marks as seen. */
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
