import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { CalendarMonth } from './calendar-month.ts';

/** The query parameters that highlight one item on a page of many: `/communion/announcements?post=42`. */
export type HighlightKind = 'post' | 'event' | 'newest';

/** The address of a list with one of its posts highlighted. @param list its page, such as `/communion/announcements` */
export const addressOfPost = (list: string, id: EntityId): string => `${list}?post=${encodeURIComponent(String(id))}`;

/** The address of the calendar with an event highlighted, in a month in which the event takes place. */
export const addressOfEvent = (calendar: string, id: EntityId, month: CalendarMonth): string =>
  `${calendar}?event=${encodeURIComponent(String(id))}&month=${month}`;

/**
 * The id of the highlighted item. @param query with or without its question mark; @returns undefined when it names none
 */
export function highlightedId(query: string, kind: HighlightKind): string | undefined {
  const id = new URLSearchParams(query).get(kind)?.trim();
  return id === undefined || id === '' ? undefined : id;
}
