import { excerptOf } from '@/shared/characters.ts';
import { type CalendarDate, compareDays } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { FeedItem } from '@/shared/feed.ts';
import { makeSpanSearch, type TextSpan } from '@/shared/hangul-spans.ts';
import { wordsOf } from '@/shared/words.ts';

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

/** The maximum number of words: further ones would hardly reduce the number of hits. */
const MOST_WORDS = 8;

/** A consonant or vowel alone is the beginning of a syllable that is still being typed. */
const LONE_LETTER = /^[\u3131-\u3163]$/u;

/**
 * The words that a typed text asks for, each once (FIND-01). A single letter is left out: it would match almost any
 * text.
 */
export function searchWords(text: string): readonly string[] {
  return [...new Set(wordsOf(text))].filter((word) => !LONE_LETTER.test(word)).slice(0, MOST_WORDS);
}

/** A test whether a text contains every word. */
export function makeWordsTest(words: readonly string[]): (text: string) => boolean {
  const searches = words.map(makeSpanSearch);
  return (text) => searches.every((search) => search(text).length > 0);
}

export interface TextPart {
  readonly start: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text in parts: together they are the same text, and the words are marked. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of spansOf(text, words)) {
    if (end <= done) continue;
    const from = Math.max(start, done);
    if (from > done) parts.push({ start: done, text: text.slice(done, from), isMarked: false });
    parts.push({ start: from, text: text.slice(from, end), isMarked: true });
    done = end;
  }
  return done === text.length ? parts : [...parts, { start: done, text: text.slice(done), isMarked: false }];
}

/** How much of a text is shown around a word, and before it, in UTF-16 units. */
const EXCERPT = { length: 120, before: 24 };

/** The part of a text around the first of the words in it; its beginning where it contains none. */
export function excerptAround(text: string, words: readonly string[]): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const at = spansOf(plain, words)[0]?.start ?? 0;
  // The part begins at a word, so that no character is cut in two.
  const from = at <= EXCERPT.before ? 0 : plain.lastIndexOf(' ', at - EXCERPT.before) + 1;
  const { text: shown } = excerptOf(plain.slice(from), EXCERPT.length);
  return from > 0 ? `…${shown}` : shown;
}

/** The positions of the words in a text, in ascending order. */
function spansOf(text: string, words: readonly string[]): readonly TextSpan[] {
  return words
    .flatMap((word) => makeSpanSearch(word)(text))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
}

const PARAMETER = 'q';

/** The address of a search. @param page such as `/search` */
export const addressOfSearch = (page: string, text: string): string =>
  text === '' ? page : `${page}?${PARAMETER}=${encodeURIComponent(text)}`;

/** The search text in an address; '' where there is none. @param query with or without its question mark */
export const searchTextIn = (query: string): string => new URLSearchParams(query).get(PARAMETER)?.trim() ?? '';
