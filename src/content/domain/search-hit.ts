import { type CalendarDate, compareDays } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import { excerptAround, makeWordsTest } from './search-words.ts';

/** The kinds of hits, besides the site's pages, in the order in which the groups are shown. */
export const SEARCH_KINDS = ['announcement', 'event', 'bulletin', 'bibleStudy', 'advertisement'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** An item that a search has found (FIND-01). */
export interface SearchHit extends FeedItem {
  /** Unique among hits of all kinds. */
  readonly id: string;
  readonly kind: SearchKind;
  /** The id among those of its kind; of a bulletin the label of its Sunday. */
  readonly itemId: EntityId;
  readonly title: string;
  /** The part of its text that contains a search word; '' where it has none. */
  readonly excerpt: string;
  /** Undefined when the server gave no date. */
  readonly date: CalendarDate | undefined;
}

export const hitId = (kind: SearchKind, itemId: EntityId): string => `${kind}-${itemId}`;

/** An item that is searched in the browser when the server cannot search (FIND-02). */
export interface SearchableItem extends Pick<SearchHit, 'kind' | 'itemId' | 'title' | 'date'> {
  readonly text: string;
}

/**
 * The extent of a search in the browser: the number of posts from each list, and of months before and after the present
 * one.
 */
export const RECENT_REACH = { posts: 30, months: 6 } as const;

/** The query of a search. */
export interface SearchQuery {
  readonly words: readonly string[];
  /** From 1. */
  readonly page: number;
  /** Recent items that are searched instead of the server, where they were read. */
  readonly recent: readonly SearchableItem[] | undefined;
}

/** One page of hits, newest first. */
export interface FoundPage {
  readonly hits: readonly SearchHit[];
  readonly hasMore: boolean;
  /** Whether only recent items were searched, because the server cannot search (FIND-02). */
  readonly isRecentOnly: boolean;
}

/** The hits for some words, from all pages that were read. */
export interface Found extends FoundPage {
  readonly words: readonly string[];
  /** The page read last, from 1. */
  readonly page: number;
}

/** The result of a search, with the recent items that were read where the server cannot search. */
export interface SearchResult {
  readonly found: Found;
  readonly recent: readonly SearchableItem[] | undefined;
}

/** The items that contain every word, newest first. */
export function searchItems(items: readonly SearchableItem[], words: readonly string[]): readonly SearchHit[] {
  const matches = makeWordsTest(words);
  return items
    .filter(({ title, text }) => matches(`${title}\n${text}`))
    .toSorted((one, other) => compareDays(other.date ?? '0000-01-01', one.date ?? '0000-01-01'))
    .map(({ kind, itemId, title, text, date }) => ({
      id: hitId(kind, itemId),
      kind,
      itemId,
      title,
      excerpt: excerptAround(text, words),
      date,
    }));
}

export interface HitGroup {
  readonly kind: SearchKind;
  readonly hits: readonly SearchHit[];
}

/** The hits of each kind that has any, in their order. */
export function groupedHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  return SEARCH_KINDS.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) })).filter(
    (group) => group.hits.length > 0,
  );
}
