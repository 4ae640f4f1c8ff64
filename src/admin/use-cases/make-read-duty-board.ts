import { done, type Outcome } from '@/shared/domain/outcome.ts';
import { type Duty, NO_DUTY } from '../domain/duty-board.ts';
import type { DutyRepository } from '../ports/duty-repository.ts';

export type ReadDutyBoard = (signal?: AbortSignal) => Promise<Outcome<readonly Duty[]>>;

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
