import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { EventAnswer, EventPlaces, OwnAnswer, Party } from './attendance.ts';

/** The user's answer, and the places that are taken in all. */
export interface Attending extends OwnAnswer {
  readonly coming: number;
  readonly queued: EventPlaces['queued'];
}

/** The answers to an event (MINE-05); optional calls. */
export interface AttendanceRepository {
  /** `notFound` where the event was deleted, or the server has no call for one event. */
  places(id: EntityId, signal?: AbortSignal): Promise<Outcome<EventPlaces>>;
  /** All answers of the signed-in user. */
  answers(signal?: AbortSignal): Promise<Outcome<readonly EventAnswer[]>>;
  /** Their answer to one event. */
  own(id: EntityId, signal?: AbortSignal): Promise<Outcome<OwnAnswer>>;
  /**
   * Answers with how many people the signed-in user comes; 0 withdraws the answer. `conflict` when there is no room.
   */
  attend(id: EntityId, people: number, signal?: AbortSignal): Promise<Outcome<Attending>>;
  /** All users' answers, in chronological order; for Admin and Editor. */
  parties(id: EntityId, signal?: AbortSignal): Promise<Outcome<readonly Party[]>>;
}
