import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { NewEvent } from '../domain/event-draft.ts';

/** Changes the church's calendar of events; for Admin and Editor (EVNT-05, EVNT-06). */
export interface EventPublisher {
  post(event: NewEvent, signal?: AbortSignal): Promise<Outcome<null>>;
  /** Is not aborted when the user leaves the page. */
  remove(id: EntityId): Promise<Outcome<null>>;
}
