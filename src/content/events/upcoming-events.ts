import { type CalendarDate, compareDays, type DateSpan, daysBetween, monthAround } from '@/shared/dates.ts';
import type { ChurchEvent } from './events.ts';

/** In the last so many days of a month, the next month is searched too. */
const NEAR_MONTH_END = 14;

/** The spans of days in which the next events are searched. */
export function monthsAhead(today: CalendarDate): readonly DateSpan[] {
  const month = monthAround(today);
  return daysBetween(today, month.last) < NEAR_MONTH_END ? [month, monthAround(today, 1)] : [month];
}

/**
 * Events that have not ended, soonest first, at most `count`. One that has already begun is sorted as if it began
 * today. An event that is in both months appears once.
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

/** Of events that repeat, such as the Sunday services, the next one, or the last. */
export function oncePerSeries(events: readonly ChurchEvent[], today: CalendarDate): readonly ChurchEvent[] {
  const series = new Map<string, ChurchEvent>();
  for (const event of events.toSorted((one, other) => compareDays(one.start, other.start))) {
    const key = [event.name, event.type, event.hostedBy].join('\n');
    const known = series.get(key);
    if (known === undefined || known.end < today) series.set(key, event);
  }
  return [...series.values()];
}

/** The next day of an event: its first, or today when it has already begun. */
export function nextDayOf({ start }: ChurchEvent, today: CalendarDate): CalendarDate {
  return start > today ? start : today;
}
