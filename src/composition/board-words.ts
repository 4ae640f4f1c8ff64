import type { DutyMove } from '@/admin/domain/duty-board.ts';
import type { ZoneChange } from '@/admin/domain/zone-change.ts';
import { memberLabel } from '../ui/messages/board-messages.ts';
import { movedTo } from '../ui/messages/duty-messages.ts';
import { objectOf } from '../ui/messages/particles.ts';
import { zoneChangeSubject, zoneChangeWords } from '../ui/messages/zone-messages.ts';
import type { BoardWords } from './board-notices.ts';

export const dutyWords: BoardWords<DutyMove> = {
  about: movedTo,
  saved: () => 'boardMoved',
  notSaved: () => 'boardNotMoved',
  unsure: () => 'boardMovedUnsure',
  subject: ({ member }) => objectOf(memberLabel(member.name)),
};

export const zoneWords: BoardWords<ZoneChange> = {
  about: zoneChangeWords,
  saved: (change) => {
    if (change.kind !== 'role') return 'boardMoved';
    return change.person === undefined ? 'officeEmptied' : 'officeGiven';
  },
  notSaved: (change) => {
    if (change.kind !== 'role') return 'boardNotMoved';
    return change.person === undefined ? 'officeNotEmptied' : 'officeNotGiven';
  },
  unsure: (change) => {
    if (change.kind !== 'role') return 'boardMovedUnsure';
    return change.person === undefined ? 'officeEmptiedUnsure' : 'officeGivenUnsure';
  },
  subject: zoneChangeSubject,
};
