import { localSeenMemory } from '@/adapters/browser/seen-memory.ts';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { startNewPosts } from '@/content/seen/new-posts.machine.ts';
import { makeReadNewestPosts } from '@/content/seen/new-posts.use-cases.ts';
import { entry, shared } from './entry.ts';
import { visitorPosts } from './post-kinds.ts';
import { SEEN_LISTS } from './seen-lists.ts';
import { BASE_URL, CLOCK, VISITOR_CLIENT } from './tokens.ts';

/** The new posts of the lists since the last visit (MINE-07): read without a session, even where there is one. */
export const NEW_POSTS = shared('NewPosts', (get) =>
  startNewPosts(
    makeReadNewestPosts({
      lists: visitorPosts(get),
      bulletins: makeHttpBulletinRepository(get(VISITOR_CLIENT), get(BASE_URL)),
      seen: get(SEEN_LISTS),
      clock: get(CLOCK),
    }),
    localSeenMemory,
  ),
);

/** The counts of new posts in the lists, for the menu (MINE-07); the user's own page has them in its own entry. */
export const newCountsEntry = entry({ newPosts: (get) => get(NEW_POSTS) });

/** The count of new posts since the last visit, for a signed-in user's home page (MINE-07). */
export const myChurchCardEntry = entry({ newPosts: (get) => get(NEW_POSTS) });
