import type { CalendarDate } from '@/shared/dates.ts';
import { PAGE_SIZE } from '@/shared/feed.ts';
import { isPinned } from '../posts/pins.ts';
import type { ListedPostName, Post } from '../posts/posts.ts';

/**
 * The lists whose new posts are counted for a reader (MINE-07). Events are not among them: the server does not tell
 * when one was created.
 */
export type WatchedKind = ListedPostName | 'bulletin';

/** The lists, in the order in which they are shown. */
export const WATCHED_KINDS = [
  'announcement',
  'advertisement',
  'bibleStudy',
  'bulletin',
] as const satisfies readonly WatchedKind[];

/** The part of a post by which it is known whether it is new. */
export type ListedPost = Pick<Post, 'id' | 'title' | 'created' | 'pinnedUntil'>;

/** The state of a list when it was read last. */
export interface SeenPosts {
  /** The day of the newest post; undefined for a list that was empty. */
  readonly through: CalendarDate | undefined;
  /** The ids of the last posts: they tell posts of one day apart, also after the reader's time zone has changed. */
  readonly ids: readonly string[];
}

/** What is new in a list. */
export interface NewInList {
  /** The newest first, as the list has them. */
  readonly posts: readonly ListedPost[];
  /** Whether there may be more behind its first page. */
  readonly isMore: boolean;
}

/** The maximum number of ids that are stored. */
const MOST_IDS = 4 * PAGE_SIZE;

/**
 * Whether a post was written after its list was read last. False for an older post that was pinned, edited, or moved up
 * because another was deleted; for one without a date; and for every post before the first reading.
 */
export function isNewSince({ id, created }: Pick<Post, 'id' | 'created'>, seen: SeenPosts | undefined): boolean {
  if (seen === undefined || created === undefined) return false;
  return (seen.through === undefined || created >= seen.through) && !seen.ids.includes(String(id));
}

/** The new posts on the first page of a list. */
export function newIn(page: readonly ListedPost[], seen: SeenPosts | undefined): NewInList {
  const posts = page.filter((post) => isNewSince(post, seen));
  return { posts, isMore: page.length >= PAGE_SIZE && page.every((post) => posts.includes(post) || isPinned(post)) };
}

/** The state after the first page of the list was read. */
export function withPageSeen(seen: SeenPosts | undefined, page: readonly ListedPost[]): SeenPosts {
  const days = [seen?.through, ...page.map(({ created }) => created)].filter((day) => day !== undefined);
  return { through: days.toSorted().at(-1), ids: joined(idsOf(page), seen) };
}

/** The state after one post was read on its own page, without its list. */
export function withPostSeen(seen: SeenPosts, post: Pick<Post, 'id'>): SeenPosts {
  return { ...seen, ids: joined(idsOf([post]), seen) };
}

const idsOf = (posts: readonly Pick<Post, 'id'>[]): readonly string[] => posts.map(({ id }) => String(id));

const joined = (ids: readonly string[], seen: SeenPosts | undefined): readonly string[] =>
  [...ids, ...(seen?.ids ?? []).filter((id) => !ids.includes(id))].slice(0, MOST_IDS);
