import { ContainerModule } from 'inversify';
import { ADVERTISEMENTS } from '@/adapters/http/advertisement-calls.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcement-calls.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-study-calls.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { makeHttpPostRepository } from '@/adapters/http/http-post-repository.ts';
import { token } from './token.ts';
import { BASE_URL, VISITOR_CLIENT } from './tokens.ts';

const posts = (send: HttpClient, baseUrl: string) => ({
  announcement: makeHttpPostRepository(send, baseUrl, ANNOUNCEMENTS),
  advertisement: makeHttpPostRepository(send, baseUrl, ADVERTISEMENTS),
  bibleStudy: makeHttpPostRepository(send, baseUrl, BIBLE_STUDIES),
});

export const VISITOR_POSTS = token<ReturnType<typeof posts>>('VisitorPosts');

/** The lists of posts without a session, even where there is one (FIND-01, MINE-07). */
export const visitorPostsBindings = new ContainerModule(({ bind }) => {
  bind(VISITOR_POSTS).toResolvedValue(posts, [VISITOR_CLIENT, BASE_URL]);
});
