import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Duty, DutyMove } from '../domain/duty-board.ts';

/** Who holds which duty in the church, for whoever manages it (DUTY-01, DUTY-04). */
export interface DutyBoard {
  duties(signal?: AbortSignal): Promise<Outcome<readonly Duty[]>>;
  /** `conflict` when the member has left the duty meanwhile. Survives the page that asked for it. */
  move(move: DutyMove): Promise<Outcome<null>>;
}
