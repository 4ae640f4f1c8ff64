import type { Outcome } from '@/shared/outcome.ts';

/** Reads who holds which duty (PEOP-03). */
export interface DutyHolderRepository {
  /** @returns the names of the duty's holders, in the server's order; empty when there are none */
  namesOf(dutyId: number, signal?: AbortSignal): Promise<Outcome<readonly string[]>>;
}
