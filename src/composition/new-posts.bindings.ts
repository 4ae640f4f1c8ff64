import { ContainerModule } from 'inversify';
import { makeHttpBulletinRepository } from '@/adapters/http/http-bulletin-repository.ts';
import { type NewPosts, startNewPosts } from '@/content/machines/start-new-posts.ts';
import type { BulletinRepository } from '@/content/ports/bulletin-repository.ts';
import { makeReadNewestPosts, type ReadNewestPosts } from '@/content/use-cases/make-read-newest-posts.ts';
import { byName } from './by-name.ts';
import { SEEN_LISTS, SEEN_MEMORY, seenListsBindings } from './seen-lists.bindings.ts';
import { token } from './token.ts';
import { BASE_URL, CLOCK, VISITOR_CLIENT } from './tokens.ts';
import { VISITOR_POSTS, visitorPostsBindings } from './visitor-posts.bindings.ts';

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
