import { type CalendarDate, compareDays } from '@/shared/domain/calendar-date.ts';
import { type DateSpan, daysBetween, monthAround } from '@/shared/domain/calendar-days.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { EventType } from './event-type.ts';

export interface ChurchEvent {
  readonly id: EntityId;
  readonly name: string;
  /** First and last day, both included; the same for a single day (EVNT-03). */
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** Undefined for a type that this program does not know. */
  readonly type: EventType | undefined;
  readonly hostedBy: string;
}

/** Days before the end of a month from which the next month is looked at too. */
const NEAR_MONTH_END = 14;

/** The months in which the next events are to be looked for. */
export function monthsAhead(today: CalendarDate): readonly DateSpan[] {
  const month = monthAround(today);
  return daysBetween(today, month.last) < NEAR_MONTH_END ? [month, monthAround(today, 1)] : [month];
}

/**
 * What has not ended yet, the soonest first, at most `count`. What goes on already counts as of today. An event that
 * two months hold appears once.
 */
export function comingEvents(
  events: readonly ChurchEvent[],
  today: CalendarDate,
  count: number,
): readonly ChurchEvent[] {
  const byId = new Map(events.map((event) => [String(event.id), event]));
  return [...byId.values()]
    .filter(({ end }) => end >= today)
    .toSorted((one, other) => compareDays(nextDayOf(one, today), nextDayOf(other, today)))
    .slice(0, count);
}

/** The next day on which an event takes place: its first, or today when it goes on already. */
export function nextDayOf({ start }: ChurchEvent, today: CalendarDate): CalendarDate {
  return start > today ? start : today;
}
