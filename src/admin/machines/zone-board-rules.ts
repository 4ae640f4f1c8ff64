import type { BoardRules } from '@/shared/machines/board-rules.ts';
import type { LockKeys } from '@/shared/stores/serial-queue.ts';
import type { Zone } from '../domain/zone-board.ts';
import {
  isIrreversible,
  oppositeZoneChange,
  type ZoneChange,
  type ZoneItem,
  type ZonePlace,
  zoneChangeOf,
} from '../domain/zone-change.ts';
import { afterZoneChange } from '../domain/zone-moves.ts';

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
};

function lockKeys(change: ZoneChange): LockKeys {
  if (change.kind === 'role') {
    const zone = `zone ${change.zone.id}`;
    return { subject: `${zone} ${change.role}`, others: [zone] };
  }
  if (change.kind === 'families') {
    const others = change.moves.flatMap((move) => namesOf(lockKeys(move)));
    return { subject: `together ${others.join(' ')}`, others };
  }
  const { from, to } = change;
  if (change.kind === 'family') {
    return { subject: `family ${change.family.id}`, others: [`zone ${from.id}`, `zone ${to.id}`] };
  }
  return { subject: `person ${change.person.id}`, others: [`family ${from.id}`, `family ${to.id}`] };
}

function namesOf({ subject, others = [] }: LockKeys): readonly string[] {
  return [subject, ...others];
}
