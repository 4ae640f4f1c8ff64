import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-studies.ts';
import { makeHttpPostRepository, type PostCalls } from '@/adapters/http/posts.ts';
import type { PostRepository } from '@/content/posts/posts.ports.ts';
import { makeReadsAfterRemovals } from '@/content/posts/posts.store.ts';
import type { Advertisement, Announcement, BibleStudy, ListedPostName, Post } from '@/content/posts/posts.ts';
import { type Get, type Shared, shared } from './entry.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, VISITOR_CLIENT } from './tokens.ts';

/** A kind of posts with a list: the values in which its readers' entries differ from those of other kinds. */
export interface PostKind<Item extends Post, Calls extends PostCalls<Item> = PostCalls<Item>> {
  readonly name: ListedPostName;
  /** The page of the list. */
  readonly page: 'announcements' | 'advertisements' | 'bibleStudies';
  readonly calls: Calls;
  readonly repository: Shared<PostRepository<Item>>;
}

/** Makes a kind, whose repository has the calls that all lists share, and remembers what was removed. */
const postKind = <Item extends Post, Calls extends PostCalls<Item>>(
  kind: Pick<PostKind<Item, Calls>, 'name' | 'page' | 'calls'>,
): PostKind<Item, Calls> => ({
  ...kind,
  repository: shared(`${kind.name}Repository`, (get) =>
    makeReadsAfterRemovals(makeHttpPostRepository<Item>(get(AUTHENTICATED_CLIENT), get(BASE_URL), kind.calls)),
  ),
});

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

/** The lists of posts without a session, even where there is one (FIND-01, MINE-07). */
export function visitorPosts(get: Get) {
  const send = get(VISITOR_CLIENT);
  const baseUrl = get(BASE_URL);
  return {
    announcement: makeHttpPostRepository(send, baseUrl, ANNOUNCEMENTS),
    advertisement: makeHttpPostRepository(send, baseUrl, ADVERTISEMENTS),
    bibleStudy: makeHttpPostRepository(send, baseUrl, BIBLE_STUDIES),
  };
}
