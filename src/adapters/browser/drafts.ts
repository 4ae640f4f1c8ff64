import type { AuthorMemory } from '@/content/writing/writing.ports.ts';
import type { DraftStore, KeyStore, UnansweredWrites } from '@/shared/device.ports.ts';
import { attempt } from './storage.ts';

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

const keyOf = (userId: string): string => `author:${userId}`;

/** Longer than any name; a longer value was not stored by this site. */
const LONGEST = 100;

/** Keeps names in session storage, which is cleared on sign-out. Where it is denied or full, authors type their name again (REL-07). */
export const sessionAuthorMemory: AuthorMemory = {
  read: (userId) => (attempt(() => sessionStorage.getItem(keyOf(userId))) ?? '').slice(0, LONGEST),
  write: (userId, author) => {
    attempt(() => sessionStorage.setItem(keyOf(userId), author));
  },
};

/** A write with a password in it leaves no trace on the device. */
const SECRET = /^api\/account\//i;

/**
 * Keeps the keys of writes that have no answer yet in session storage, which is cleared on sign-out: the form that is restored
 * after a reload is sent with the same key (REL-16). Where storage is denied or full, keys end with the page (REL-07).
 */
export function makeSessionKeys(open?: () => Storage): KeyStore {
  const store = makeSessionDraftStore('unanswered', open);
  let here: UnansweredWrites | undefined;
  return {
    read: () => (here ??= textsIn(store.read())),
    write: (unanswered) => {
      here = unanswered;
      const stored = Object.entries(unanswered).filter(([place]) => !SECRET.test(place));
      store.write(stored.length > 0 ? Object.fromEntries(stored) : undefined);
    },
  };
}

/** The storage may hold anything. */
const textsIn = (found: unknown): UnansweredWrites =>
  Object.fromEntries(
    Object.entries<unknown>(Object(found)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
