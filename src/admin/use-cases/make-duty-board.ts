import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { allDone } from '../domain/all-done.ts';
import { type Duty, NO_DUTY } from '../domain/duty-board.ts';
import { type DutyChange, movesOf } from '../domain/duty-moves.ts';
import type { DutyRepository } from '../ports/duty-repository.ts';

export type ReadDutyBoard = (signal?: AbortSignal) => Promise<Outcome<readonly Duty[]>>;
export type SaveDutyChange = (change: DutyChange) => Promise<Outcome<null>>;

/**
 * Reads the duties, and at the end the members without one (DUTY-01). When the register cannot be read, the duties are
 * shown without them.
 */
export function makeReadDutyBoard(repository: DutyRepository): ReadDutyBoard {
  return async (signal) => {
    const [duties, members] = await Promise.all([repository.duties(signal), repository.members(signal)]);
    if (duties.kind === 'refused' || members.kind === 'refused' || duties.value.length === 0) return duties;
    const placed = new Set(duties.value.flatMap((duty) => duty.members.map(({ id }) => String(id))));
    const left = members.value.filter(({ id }) => !placed.has(String(id)));
    return done([...duties.value, { id: NO_DUTY, name: '', members: left }]);
  };
}

/** Saves one or several moves; refused when one of them is refused. */
export function makeSaveDutyChange(repository: DutyRepository): SaveDutyChange {
  return async (change) => allDone(await Promise.all(movesOf(change).map((move) => repository.move(move))));
}
