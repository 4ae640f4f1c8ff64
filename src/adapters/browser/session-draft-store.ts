import type { DraftStore } from '@/shared/ports/draft-store.ts';
import { attempt } from './attempt.ts';

/**
 * Keeps a draft in session storage, which ends with its tab, and with everybody's session in it (REL-05, REL-30). Where
 * storage is denied or full, nothing outlives the page (REL-07).
 */
export function makeSessionDraftStore(name: string, open: () => Storage = () => window.sessionStorage): DraftStore {
  const key = `draft:${name}`;
  return {
    read: () => attempt((): unknown => JSON.parse(open().getItem(key) ?? 'null')),
    write: (draft) => {
      attempt(() => {
        // What cannot be written must not leave something older behind.
        open().removeItem(key);
        if (draft !== undefined) open().setItem(key, JSON.stringify(draft));
      });
    },
  };
}
