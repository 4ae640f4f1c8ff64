import { type CalendarDate, compareDays, type DateSpan, daysBetween, monthAround } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { EventType } from './events.ts';

export interface ChurchEvent {
  readonly id: EntityId;
  readonly name: string;
  /** First and last day, inclusive; equal for an event of one day (EVNT-03). */
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  /** Undefined for a type that this application does not know. */
  readonly type: EventType | undefined;
  readonly hostedBy: string;
  /** The day on which it was changed last (EDIT-01); undefined when it never was. */
  readonly edited?: CalendarDate | undefined;
  /** How many people there is room for, and whether others may wait; read for its form alone (MINE-05). */
  readonly limit?: number | undefined;
  readonly waitingList?: boolean | undefined;
}

/** The fields of an event, without its id. */
export type DatedEvent = Omit<ChurchEvent, 'id'>;

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
