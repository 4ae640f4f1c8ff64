import type { SavedCopies } from '@/shared/offline.ports.ts';

/** Stores the answers of the page that is shown; those of the page before are dropped with its first answer. */
export function makeSavedCopies(): SavedCopies {
  const copies = new Map<string, string>();
  const listeners = new Set<() => void>();
  let path = '';

  return {
    note: (what, savedAt) => {
      // While prerendering there is no window.
      const here = globalThis.window?.location.pathname ?? '';
      if (path !== here) copies.clear();
      path = here;
      if (savedAt === undefined) copies.delete(what);
      else copies.set(what, savedAt);
      for (const listener of listeners) listener();
    },
    oldestOn: (page) => (page === path ? [...copies.values()].toSorted()[0] : undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
