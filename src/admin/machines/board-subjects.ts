import type { BoardSubjects } from '@/shared/machines/board-toasts.ts';
import { type DutyChange, movesOf } from '../domain/duty-moves.ts';
import type { ZoneChange } from '../domain/zone-change.ts';

export const dutySubjects: BoardSubjects<DutyChange> = {
  saved: () => 'boardMoved',
  notSaved: (change) => (movesOf(change).length === 1 ? 'boardNotMoved' : 'boardNotAllMoved'),
  unsure: () => 'boardMovedUnsure',
};

export const zoneSubjects: BoardSubjects<ZoneChange> = {
  saved: (change) => {
    if (change.kind !== 'role') return 'boardMoved';
    return change.person === undefined ? 'officeEmptied' : 'officeGiven';
  },
  notSaved: (change) => {
    if (change.kind !== 'role') return change.kind === 'families' ? 'boardNotAllMoved' : 'boardNotMoved';
    return change.person === undefined ? 'officeNotEmptied' : 'officeNotGiven';
  },
  unsure: (change) => {
    if (change.kind !== 'role') return 'boardMovedUnsure';
    return change.person === undefined ? 'officeEmptiedUnsure' : 'officeGivenUnsure';
  },
};
