import type { CalendarMonth } from '../domain/calendar-month.ts';
import type { ChurchEvent } from '../domain/church-event.ts';
import { daysBeside } from '../domain/month-grid.ts';
import type { EventRepository } from '../ports/event-repository.ts';

export type ReadAdjacentEvents = (month: CalendarMonth, signal: AbortSignal) => Promise<readonly ChurchEvent[]>;

/**
 * Reads the events on the days before and after a month that its grid shows. A failure is ignored, and the month is
 * shown without them.
 */
export function makeReadAdjacentEvents(repository: Pick<EventRepository, 'during'>): ReadAdjacentEvents {
  return async (month, signal) => {
    const parts = await Promise.all(daysBeside(month).map((days) => repository.during(days, signal)));
    return parts.flatMap((part) => (part.kind === 'done' ? part.value : []));
  };
}
