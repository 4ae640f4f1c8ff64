import type { Outcome } from '@/shared/domain/outcome.ts';
import { allDone } from '../domain/all-done.ts';
import type { DutyChange } from '../domain/duty-board.ts';
import type { DutyRepository } from '../ports/duty-repository.ts';

export type SaveDutyChange = (change: DutyChange) => Promise<Outcome<null>>;

/** Saves one or several moves; refused when one of them is refused. */
export function makeSaveDutyChange(repository: DutyRepository): SaveDutyChange {
  return async (change) => allDone(await Promise.all(change.map((move) => repository.move(move))));
}
