import { type CalendarDate, compareDays } from '@/shared/domain/calendar-date.ts';
import { type CalendarMonth, daysOfMonth, monthOf } from './calendar-month.ts';
import type { ChurchEvent } from './church-event.ts';

export interface AgendaDay {
  readonly date: CalendarDate;
  readonly events: readonly ChurchEvent[];
}

export interface MonthAgenda {
  /** Days of events that ended before today; empty for any month but the present one. */
  readonly past: readonly AgendaDay[];
  readonly days: readonly AgendaDay[];
}

/** A month as a list of the days that have events; each event once, on its first day that is shown. */
export function agendaOf(month: CalendarMonth, events: readonly ChurchEvent[], today: CalendarDate): MonthAgenda {
  const { first, last } = daysOfMonth(month);
  const inMonth = events.filter(({ start, end }) => start <= last && end >= first);
  const from = monthOf(today) === month ? today : first;
  return {
    past: byDay(
      inMonth.filter(({ end }) => end < from),
      first,
    ),
    days: byDay(
      inMonth.filter(({ end }) => end >= from),
      from,
    ),
  };
}

function byDay(events: readonly ChurchEvent[], from: CalendarDate): readonly AgendaDay[] {
  const days = new Map<CalendarDate, ChurchEvent[]>();
  for (const event of events) {
    const date = event.start > from ? event.start : from;
    const held = days.get(date) ?? [];
    held.push(event);
    days.set(date, held);
  }
  return [...days]
    .map(([date, held]) => ({ date, events: held }))
    .toSorted((one, other) => compareDays(one.date, other.date));
}
