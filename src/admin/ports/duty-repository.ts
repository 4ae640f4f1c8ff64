import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Duty, DutyMember, DutyMove } from '../domain/duty-board.ts';

/** Reads and changes who holds which duty, for Admins (DUTY-01, DUTY-04). */
export interface DutyRepository {
  duties(signal?: AbortSignal): Promise<Outcome<readonly Duty[]>>;
  /** All members in the church's register. */
  members(signal?: AbortSignal): Promise<Outcome<readonly DutyMember[]>>;
  /**
   * `from` or `to` may be `NO_DUTY`. `conflict` when the member has left the duty meanwhile. Is not aborted when the
   * user leaves the page.
   */
  move(move: DutyMove): Promise<Outcome<null>>;
}
