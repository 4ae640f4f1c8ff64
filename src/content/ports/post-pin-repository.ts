import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';

/** Pins the posts of one list to its head; for Admin and Editor (EDIT-04). */
export interface PostPinRepository {
  /**
   * Refuses with `conflict` when three others are pinned; with `unsupported` when the server cannot pin, which `notFound` may
   * mean too.
   * @param until its last day; undefined ends it
   */
  pin(id: EntityId, until: CalendarDate | undefined, signal?: AbortSignal): Promise<Outcome<null>>;
}
