import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { CalendarMonth } from './calendar-month.ts';

/** What an address can point out on a page that shows many: `/communion/announcements?post=42`. */
export type PointedOut = 'post' | 'event' | 'newest';

/** A list of posts with one of them pointed out. @param list its page, such as `/communion/announcements` */
export const addressOfPost = (list: string, id: EntityId): string => `${list}?post=${encodeURIComponent(String(id))}`;

/** The calendar with one of its events pointed out, in a month in which it takes place. */
export const addressOfEvent = (calendar: string, id: EntityId, month: CalendarMonth): string =>
  `${calendar}?event=${encodeURIComponent(String(id))}&month=${month}`;

/** The id of what a query points out. @param query with or without its question mark; @returns undefined when it names none */
export function pointedOutIn(query: string, kind: PointedOut): string | undefined {
  const id = new URLSearchParams(query).get(kind)?.trim();
  return id === undefined || id === '' ? undefined : id;
}
