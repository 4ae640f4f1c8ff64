import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { segmentOf } from '@/shared/domain/site-path.ts';
import { type CalendarMonth, isCalendarMonth } from './calendar-month.ts';

/** The query parameters that highlight one item on a page of many: `/communion/announcements?post=42`. */
export type HighlightKind = 'post' | 'event' | 'newest';

/** The address of a post's own page (PAGE-01). @param list the page of its list, such as `/communion/announcements` */
export const addressOfPost = (list: string, id: EntityId): string => `${list}/${segmentOf(id)}`;

/**
 * The address of an event's own page: `/communion/events/2026-11-19/7` (PAGE-01).
 * @param when a day or a month in which it takes place: a server that cannot find one event by its id is asked for that month
 */
export const addressOfEvent = (calendar: string, id: EntityId, when: CalendarDate | CalendarMonth): string =>
  `${calendar}/${when}/${segmentOf(id)}`;

/** The month of an event's address; undefined when it names neither a day nor a month. */
export function monthInEventAddress(when: string): CalendarMonth | undefined {
  const month = when.slice(0, 'YYYY-MM'.length);
  return isCalendarMonth(month) ? month : undefined;
}

/** The address of a list with one of its posts highlighted. @param list its page, such as `/communion/announcements` */
export const addressInList = (list: string, id: EntityId): string => `${list}?post=${encodeURIComponent(String(id))}`;

/**
 * The id of the highlighted item. @param query with or without its question mark; @returns undefined when it names none
 */
export function highlightedId(query: string, kind: HighlightKind): string | undefined {
  const id = new URLSearchParams(query).get(kind)?.trim();
  return id === undefined || id === '' ? undefined : id;
}
