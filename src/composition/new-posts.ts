import { ContainerModule } from 'inversify';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import type { BulletinRepository } from '@/content/bulletins/bulletins.ports.ts';
import { type NewPosts, startNewPosts } from '@/content/seen/new-posts.machine.ts';
import { makeReadNewestPosts, type ReadNewestPosts } from '@/content/seen/new-posts.use-cases.ts';
import { byName, createFeature } from './entry.ts';
import { VISITOR_POSTS, visitorPostsBindings } from './post-kinds.ts';
import { SEEN_LISTS, SEEN_MEMORY, seenListsBindings } from './seen-lists.ts';
import { BASE_URL, CLOCK, token, VISITOR_CLIENT } from './tokens.ts';

const VISITOR_BULLETINS = token<BulletinRepository>('VisitorBulletins');
const READ_NEWEST_POSTS = token<ReadNewestPosts>('ReadNewestPosts');
export const NEW_POSTS = token<NewPosts>('NewPosts');

const bindings = new ContainerModule(({ bind }) => {
  bind(VISITOR_BULLETINS).toResolvedValue(makeHttpBulletinRepository, [VISITOR_CLIENT, BASE_URL]);
  bind(READ_NEWEST_POSTS).toResolvedValue(
    ...byName(makeReadNewestPosts, {
      lists: VISITOR_POSTS,
      bulletins: VISITOR_BULLETINS,
      seen: SEEN_LISTS,
      clock: CLOCK,
    }),
  );
  bind(NEW_POSTS).toResolvedValue(startNewPosts, [READ_NEWEST_POSTS, SEEN_MEMORY]);
});

/** The new posts of the lists since the last visit (MINE-07): read without a session, even where there is one. */
export const newPostsBindings = [visitorPostsBindings, seenListsBindings, bindings] as const;

/** The counts of new posts in the lists, for the menu (MINE-07); the user's own page has them in its own feature. */
export const newCountsFeature = createFeature({ newPosts: NEW_POSTS }, newPostsBindings);

/** The count of new posts since the last visit, for a signed-in user's home page (MINE-07). */
export const myChurchCardFeature = createFeature({ newPosts: NEW_POSTS }, newPostsBindings);
