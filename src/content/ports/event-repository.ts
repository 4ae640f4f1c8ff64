import type { DateSpan } from '@/shared/domain/calendar-days.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { ChurchEvent } from '../domain/church-event.ts';

/** The church's calendar of events (EVNT-02). */
export interface EventRepository {
  /** Every event with a day in the span, in the server's order. */
  during(days: DateSpan, signal?: AbortSignal): Promise<Outcome<readonly ChurchEvent[]>>;
  /** `unsupported` when the server has no call for one event; `notFound` may mean the same. */
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<ChurchEvent>>;
}
