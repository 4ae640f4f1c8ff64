import { type DutyChange, movesOf } from '@/admin/domain/duty-moves.ts';
import type { ZoneChange } from '@/admin/domain/zone-change.ts';
import { movedLabel, movedTo } from '../ui/messages/ko/duty-messages.ts';
import { objectOf } from '../ui/messages/ko/particles.ts';
import { zoneChangeMessages, zoneChangeSubject } from '../ui/messages/ko/zone-messages.ts';
import type { BoardMessages } from './board-notices.ts';

export const dutyMessages: BoardMessages<DutyChange> = {
  about: movedTo,
  saved: () => 'boardMoved',
  notSaved: (change) => (movesOf(change).length === 1 ? 'boardNotMoved' : 'boardNotAllMoved'),
  unsure: () => 'boardMovedUnsure',
  subject: (change) => objectOf(movedLabel(change)),
};

export const zoneMessages: BoardMessages<ZoneChange> = {
  about: zoneChangeMessages,
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
  subject: zoneChangeSubject,
};
