import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Duty, DutyMember, DutyMove } from '../domain/duty-board.ts';

/** Who holds which duty in the church, for whoever manages it (DUTY-01, DUTY-04). */
export interface DutyBoard {
  duties(signal?: AbortSignal): Promise<Outcome<readonly Duty[]>>;
  /** Everybody in the church's register. */
  members(signal?: AbortSignal): Promise<Outcome<readonly DutyMember[]>>;
  /**
   * From or to `NO_DUTY`, too. `conflict` when the member has left the duty meanwhile. Survives the page that asked for it.
   */
  move(move: DutyMove): Promise<Outcome<null>>;
}
