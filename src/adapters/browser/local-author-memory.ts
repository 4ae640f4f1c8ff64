import type { AuthorMemory } from '@/content/ports/author-memory.ts';
import { attempt } from './attempt.ts';

const keyOf = (userId: string): string => `author:${userId}`;

/** Longer than any name; a longer value was not stored by this site. */
const LONGEST = 100;

/** Keeps names in local storage. Where it is denied or full, authors type their name again (REL-07). */
export const localAuthorMemory: AuthorMemory = {
  read: (userId) => (attempt(() => localStorage.getItem(keyOf(userId))) ?? '').slice(0, LONGEST),
  write: (userId, author) => {
    attempt(() => localStorage.setItem(keyOf(userId), author));
  },
};
