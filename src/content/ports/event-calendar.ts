import type { DateSpan } from '@/shared/domain/calendar-days.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { ChurchEvent } from '../domain/church-event.ts';

/** The church's calendar of events (EVNT-02). */
export interface EventCalendar {
  /** Every event with a day in the span, in the server's order. */
  during(days: DateSpan, signal?: AbortSignal): Promise<Outcome<readonly ChurchEvent[]>>;
}
