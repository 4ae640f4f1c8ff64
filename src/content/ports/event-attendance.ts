import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { EventPlaces, OwnAnswer, Party } from '../domain/attendance.ts';

/** An own answer, and how many people come in all. */
export interface Attending extends OwnAnswer {
  readonly coming: number;
}

/** Who comes to an event (MINE-05); optional calls. */
export interface EventAttendance {
  /** `notFound` where the event is gone, or the server has no call for one event. */
  places(id: EntityId, signal?: AbortSignal): Promise<Outcome<EventPlaces>>;
  /** What the signed-in user has said. */
  own(id: EntityId, signal?: AbortSignal): Promise<Outcome<OwnAnswer>>;
  /** Says with how many people the signed-in user comes; 0 takes it back. `conflict` when there is no room. */
  attend(id: EntityId, people: number, signal?: AbortSignal): Promise<Outcome<Attending>>;
  /** Everybody's answers, in the order of asking; for Admin and Editor. */
  parties(id: EntityId, signal?: AbortSignal): Promise<Outcome<readonly Party[]>>;
}
