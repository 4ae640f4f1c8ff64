import { type CalendarDate, compareDays } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { FeedItem } from '@/shared/domain/feed.ts';
import { excerptAround, makeWordsTest } from './search-words.ts';

/** What a search finds besides the site's pages, in the order in which the groups are shown. */
export const SEARCH_KINDS = ['announcement', 'event', 'bulletin', 'bibleStudy', 'advertisement'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Something that a search has found (FIND-01). */
export interface SearchHit extends FeedItem {
  /** Unique among hits of all kinds. */
  readonly id: string;
  readonly kind: SearchKind;
  /** The id among those of its kind; of a bulletin the label of its Sunday. */
  readonly itemId: EntityId;
  readonly title: string;
  /** The part of its text in which a word stands; '' where it has none. */
  readonly excerpt: string;
  /** Undefined when the server gave no date. */
  readonly date: CalendarDate | undefined;
}

export const hitId = (kind: SearchKind, itemId: EntityId): string => `${kind}-${itemId}`;

/** Something that can be searched here, on a server that cannot search (FIND-02). */
export interface SearchableItem extends Pick<SearchHit, 'kind' | 'itemId' | 'title' | 'date'> {
  readonly text: string;
}

/** How far a search reaches on a server that cannot search: posts of each list, and months before and after this one. */
export const RECENT_REACH = { posts: 30, months: 6 } as const;

/** What a search is asked for. */
export interface SearchQuery {
  readonly words: readonly string[];
  /** From 1. */
  readonly page: number;
  /** Searched instead of the server, where there are any. */
  readonly recent: readonly SearchableItem[] | undefined;
}

/** One page of hits, newest first. */
export interface FoundPage {
  readonly hits: readonly SearchHit[];
  readonly hasMore: boolean;
  /** Whether only recent items were searched, because the server cannot search (FIND-02). */
  readonly isRecentOnly: boolean;
}

/** What was found for some words: the hits of all pages that were read. */
export interface Found extends FoundPage {
  readonly words: readonly string[];
  /** The page read last, from 1. */
  readonly page: number;
}

/** What a search has found, and the recent items that it has read because the server cannot search. */
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
