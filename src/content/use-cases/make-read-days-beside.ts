import type { CalendarMonth } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import { daysBeside } from '../domain/month-grid.ts';
import type { EventCalendar } from '../ports/event-calendar.ts';

export type ReadDaysBeside = (month: CalendarMonth, signal: AbortSignal) => Promise<readonly ChurchEvent[]>;

/** Reads what lies on the days beside a month. What cannot be had is left out: the month itself stands without it. */
export function makeReadDaysBeside(calendar: EventCalendar): ReadDaysBeside {
  return async (month, signal) => {
    const parts = await Promise.all(daysBeside(month).map((days) => calendar.during(days, signal)));
    return parts.flatMap((part) => (part.kind === 'done' ? part.value : []));
  };
}
