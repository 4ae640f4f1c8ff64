import type { DraftStore } from '@/shared/ports/draft-store.ts';
import { attempt } from './attempt.ts';

/**
 * Keeps a draft in session storage, which ends with its tab and is cleared on sign-out (REL-05, REL-30). Where storage
 * is denied or full, the draft is lost when the page is closed (REL-07).
 */
export function makeSessionDraftStore(name: string, open: () => Storage = () => window.sessionStorage): DraftStore {
  const key = `draft:${name}`;
  return {
    read: () => attempt((): unknown => JSON.parse(open().getItem(key) ?? 'null')),
    write: (draft) => {
      attempt(() => {
        // When writing fails, an older draft must not remain.
        open().removeItem(key);
        if (draft !== undefined) open().setItem(key, JSON.stringify(draft));
      });
    },
  };
}
