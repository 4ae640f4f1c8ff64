import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-studies.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpPostRepository, type PostCalls } from '@/adapters/http/posts.ts';
import type { PostRepository } from '@/content/posts/posts.ports.ts';
import { makeReadsAfterRemovals } from '@/content/posts/posts.store.ts';
import type { Advertisement, Announcement, BibleStudy, ListedPostName, Post } from '@/content/posts/posts.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, token, VISITOR_CLIENT } from './tokens.ts';

/** A kind of posts with a list: the values in which its reading features differ from those of other kinds. */
export interface PostKind<Item extends Post, Calls extends PostCalls<Item> = PostCalls<Item>> {
  readonly name: ListedPostName;
  /** The page of the list. */
  readonly page: 'announcements' | 'advertisements' | 'bibleStudies';
  readonly calls: Calls;
  readonly repository: ServiceIdentifier<PostRepository<Item>>;
  /** The token of its repository. */
  readonly bindings: readonly ContainerModule[];
}

/** Makes a kind, whose repository has the calls that all lists share. */
function postKind<Item extends Post, Calls extends PostCalls<Item>>(
  kind: Pick<PostKind<Item, Calls>, 'name' | 'page' | 'calls'>,
): PostKind<Item, Calls> {
  const repository = token<PostRepository<Item>>(`${kind.name}Repository`);
  const bindings = new ContainerModule(({ bind }) => {
    bind(repository).toResolvedValue(
      (send, baseUrl) => makeReadsAfterRemovals(makeHttpPostRepository<Item>(send, baseUrl, kind.calls)),
      [AUTHENTICATED_CLIENT, BASE_URL],
    );
  });
  return { ...kind, repository, bindings: [bindings] };
}

/** The church's announcements (ANNO-01, ANNO-03): the home page shows the newest, their own pages all of them. */
export const announcements = postKind<Announcement, typeof ANNOUNCEMENTS>({
  name: 'announcement',
  page: 'announcements',
  calls: ANNOUNCEMENTS,
});

/** The members' advertisements (ADVT-01, ADVT-03). */
export const advertisements = postKind<Advertisement, typeof ADVERTISEMENTS>({
  name: 'advertisement',
  page: 'advertisements',
  calls: ADVERTISEMENTS,
});

/** The question sheets of the Bible study (BIBL-01, BIBL-03). */
export const bibleStudies = postKind<BibleStudy, typeof BIBLE_STUDIES>({
  name: 'bibleStudy',
  page: 'bibleStudies',
  calls: BIBLE_STUDIES,
});

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
