import {
  type BoardCalls,
  type BoardChangeTexts,
  type BoardSubjects,
  notifyBoardChanges,
  type ProvidedBoard,
  provideBoard,
} from '@/shared/board.machine.ts';
import type { BoardRules } from '@/shared/board-changes.machine.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done } from '@/shared/outcome.ts';
import { allKeys, type LockKeys, makeSerialQueue } from '@/shared/serial-queue.store.ts';
import {
  afterZoneChange,
  isIrreversible,
  isVacantOffice,
  officesVacatedBy,
  oppositeZoneChange,
  type ZoneChange,
  type ZoneItem,
  type ZonePlace,
  zoneChangeOf,
} from './zone-changes.ts';
import type { Zone } from './zones.ts';

export type ProvidedZoneBoard = ProvidedBoard<readonly Zone[], ZoneItem, ZonePlace, ZoneChange>;

/**
 * Members are assigned to offices and families, families to zones. A family that leaves a zone vacates its offices there, so
 * the order of changes matters wherever they share a zone or a family.
 */
export const zoneBoardRules: BoardRules<readonly Zone[], ZoneItem, ZonePlace, ZoneChange> = {
  changeOf: zoneChangeOf,
  after: afterZoneChange,
  opposite: oppositeZoneChange,
  asksFirst: isIrreversible,
  lockKeys,
  vacatedBy: officesVacatedBy,
  isVacant: isVacantOffice,
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

/** The board of zones, or of their families (ZONE-01…04). @param texts changes in words, for the toasts */
export function provideZoneBoard(
  calls: BoardCalls<readonly Zone[], ZoneChange>,
  notifications: Notifications,
  texts: BoardChangeTexts<ZoneChange>,
): ProvidedZoneBoard {
  return provideBoard({ ...calls, rules: zoneBoardRules, ...notifyBoardChanges(notifications, zoneSubjects, texts) });
}

/** A board of the given zones for trying out: its changes are not saved (ZONE-05). */
export function provideSampleBoard(
  zones: readonly Zone[],
  notifications: Notifications,
  texts: BoardChangeTexts<ZoneChange>,
): ProvidedZoneBoard {
  const calls = {
    queue: makeSerialQueue(),
    load: () => Promise.resolve(done(zones)),
    save: () => Promise.resolve(done(null)),
  };
  return provideZoneBoard(calls, notifications, texts);
}

function lockKeys(change: ZoneChange): LockKeys {
  if (change.kind === 'role') {
    const zone = `zone ${change.zone.id}`;
    return { subject: `${zone} ${change.role}`, others: [zone] };
  }
  if (change.kind === 'families') {
    const others = change.moves.flatMap((move) => allKeys(lockKeys(move)));
    return { subject: `together ${others.join(' ')}`, others };
  }
  const { from, to } = change;
  if (change.kind === 'family') {
    return { subject: `family ${change.family.id}`, others: [`zone ${from.id}`, `zone ${to.id}`] };
  }
  return { subject: `person ${change.person.id}`, others: [`family ${from.id}`, `family ${to.id}`] };
}
