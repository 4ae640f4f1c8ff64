import { type CalendarDate, type DateSpan, isCalendarDate, monthAround } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';

/** The kinds of posts that editors publish and remove. */
export type PostName = 'announcement' | 'advertisement' | 'bibleStudy' | 'event';

/** The kinds of posts that have a list; events have a calendar. */
export type ListedPostName = Exclude<PostName, 'event'>;

/** The common part of announcements, advertisements and Bible studies. */
export interface Post {
  readonly id: EntityId;
  readonly title: string;
  /** The reader's local day (LIST-04); undefined when the server gave no date. */
  readonly created: CalendarDate | undefined;
  /** The day on which it was changed last (EDIT-01); undefined when it never was. */
  readonly edited?: CalendarDate | undefined;
  /** The last day on which it is pinned to the head of its list (EDIT-04); undefined where it is not. */
  readonly pinnedUntil?: CalendarDate | undefined;
  /** Whether it was published after this device read its list last (MINE-07); set here, not by the server. */
  readonly isNew?: boolean | undefined;
}

/** A post with a text. */
export interface WrittenPost extends Post {
  /** Plain text; an empty line separates paragraphs. */
  readonly content: string;
  readonly author: string;
}

/** An announcement of the church to its members (ANNO-01). */
export type Announcement = WrittenPost;

/** An advertisement that members post for each other (ADVT-01). */
export interface Advertisement extends WrittenPost {
  /** Addresses of its images, in order. */
  readonly images: readonly string[];
}

/** How much of an advertisement is shown before it is expanded, in visible characters (ADVT-01). */
export const EXCERPT_LENGTH = 150;

/** A question sheet of the Bible study (BIBL-01). */
export interface BibleStudy extends Post {
  /** Address of its PDF. */
  readonly sheet: string;
}

/** A year or a month at which a list begins: `2024`, `2024-03` (PAGE-03). */
export type ListStart = string;

const PARAMETER = 'from';

/** The days of a year or month; undefined for any other text. */
export function daysOfStart(start: ListStart): DateSpan | undefined {
  const isYear = /^\d{4}$/.test(start);
  const first = isYear ? `${start}-01-01` : `${start}-01`;
  if (!isCalendarDate(first)) return undefined;
  return isYear ? { first, last: monthAround(first, 11).last } : monthAround(first);
}

/** Where a list begins by its address, such as `?from=2024-03`; undefined for the newest post. */
export function startInAddress(query: string): ListStart | undefined {
  const named = new URLSearchParams(query).get(PARAMETER) ?? '';
  return daysOfStart(named) === undefined ? undefined : named;
}

/** The address of a list from a year or month on. @param list its page; @param month from 1; '' for the whole year */
export function addressFrom(list: string, year: string, month: string): string {
  const start = month === '' ? year : `${year}-${month.padStart(2, '0')}`;
  return `${list}?${PARAMETER}=${start}`;
}

/** The query parameters that highlight one item on a page of many: `/communion/announcements?post=42`. */
export type HighlightKind = 'post' | 'event' | 'newest';

/** The address of a list with one of its posts highlighted. @param list its page, such as `/communion/announcements` */
export const addressInList = (list: string, id: EntityId): string => `${list}?post=${encodeURIComponent(String(id))}`;

/**
 * The id of the highlighted item. @param query with or without its question mark; @returns undefined when it names none
 */
export function highlightedId(query: string, kind: HighlightKind): string | undefined {
  const id = new URLSearchParams(query).get(kind)?.trim();
  return id === undefined || id === '' ? undefined : id;
}
