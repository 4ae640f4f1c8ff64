import type { EntityId } from '@/shared/domain/entity-id.ts';
import { type CalendarMonth, isCalendarMonth } from './calendar-month.ts';

/** The query parameters that highlight one item on a page of many: `/communion/announcements?post=42`. */
export type HighlightKind = 'post' | 'event' | 'newest';

/**
 * The month of an event's address (PAGE-01), in which a server that cannot find one event by its id is asked for it.
 * @param when a day or a month in which it takes place; @returns undefined when it is neither
 */
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
