import type { DateSpan } from '@/shared/dates.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { ChurchEvent } from './events.ts';
import type { NewEvent } from './events.writing.ts';

/** The church's calendar of events (EVNT-02). */
export interface EventRepository {
  /** Every event with a day in the span, in the server's order. */
  during(days: DateSpan, signal?: AbortSignal): Promise<Outcome<readonly ChurchEvent[]>>;
  /** `unsupported` when the server has no call for one event; `notFound` may mean the same. */
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<ChurchEvent>>;
}

/** Changes the church's calendar of events; for Admin and Editor (EVNT-05, EVNT-06). */
export interface EventPublisher {
  post(event: NewEvent, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Is not aborted when the user leaves the page. */
  remove(id: EntityId): Promise<Outcome<null>>;
}

/** The public events as a calendar that other programs subscribe to (MINE-05); an optional call. */
export interface CalendarFeed {
  /** The absolute address of the calendar; refused until the server has been found to have it. */
  find(signal?: AbortSignal): Promise<Outcome<string>>;
}
