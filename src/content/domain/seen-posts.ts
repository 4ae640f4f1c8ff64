import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { PAGE_SIZE } from '@/shared/domain/feed.ts';
import { isPinned } from './pin.ts';
import type { ListedPostName, Post } from './post.ts';

/** The lists of which a reader learns what is new (MINE-07). No answer says when an event was written. */
export type WatchedKind = ListedPostName | 'bulletin';

/** The lists, in the order in which they are shown. */
export const WATCHED_KINDS = [
  'announcement',
  'advertisement',
  'bibleStudy',
  'bulletin',
] as const satisfies readonly WatchedKind[];

/** The part of a post that tells whether it is new. */
export type ListedPost = Pick<Post, 'id' | 'title' | 'created' | 'pinnedUntil'>;

/** What there was in a list when it was read last. */
export interface SeenPosts {
  /** The day of the newest post; undefined for a list that was empty. */
  readonly through: CalendarDate | undefined;
  /** Of the last posts, which tells those of one day apart, also where the reader's day has become another. */
  readonly ids: readonly string[];
}

/** What is new in a list. */
export interface NewInList {
  /** The newest first, as the list has them. */
  readonly posts: readonly ListedPost[];
  /** Whether there may be more behind its first page. */
  readonly isMore: boolean;
}

/** So many posts of one day are told apart. */
const MOST_IDS = 4 * PAGE_SIZE;

/**
 * Whether a post was written after its list was read last. Not one that is old and only pinned, edited, or moved up because
 * another was deleted; not one without a date, of which nobody can tell; and none before the first reading.
 */
export function isNewSince({ id, created }: Pick<Post, 'id' | 'created'>, seen: SeenPosts | undefined): boolean {
  if (seen === undefined || created === undefined) return false;
  return (seen.through === undefined || created >= seen.through) && !seen.ids.includes(String(id));
}

/** What is new on the first page of a list. */
export function newIn(page: readonly ListedPost[], seen: SeenPosts | undefined): NewInList {
  const posts = page.filter((post) => isNewSince(post, seen));
  return { posts, isMore: page.length >= PAGE_SIZE && page.every((post) => posts.includes(post) || isPinned(post)) };
}

/** What was seen once the first page of the list is read. */
export function withPageSeen(seen: SeenPosts | undefined, page: readonly ListedPost[]): SeenPosts {
  const days = [seen?.through, ...page.map(({ created }) => created)].filter((day) => day !== undefined);
  return { through: days.toSorted().at(-1), ids: joined(idsOf(page), seen) };
}

/** What was seen once one post is read, and those beside it are not. */
export function withPostSeen(seen: SeenPosts, post: Pick<Post, 'id'>): SeenPosts {
  return { ...seen, ids: joined(idsOf([post]), seen) };
}

const idsOf = (posts: readonly Pick<Post, 'id'>[]): readonly string[] => posts.map(({ id }) => String(id));

const joined = (ids: readonly string[], seen: SeenPosts | undefined): readonly string[] =>
  [...ids, ...(seen?.ids ?? []).filter((id) => !ids.includes(id))].slice(0, MOST_IDS);
