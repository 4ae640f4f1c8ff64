import type { Outcome } from '@/shared/domain/outcome.ts';

/** Who holds which duty in the church (PEOP-03). */
export interface DutyHolderRepository {
  /** @returns the names of whoever holds the duty, in the server's order; none when nobody does */
  namesOf(dutyId: number, signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
}
