import {
  type BoardCalls,
  type BoardChangeTexts,
  type BoardSubjects,
  notifyBoardChanges,
  type ProvidedBoard,
  provideBoard,
} from '@/shared/board.machine.ts';
import type { BoardRules } from '@/shared/board-changes.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import {
  afterDutyChange,
  type Duty,
  type DutyChange,
  type DutyItem,
  dutiesVacatedBy,
  dutyChangeOf,
  isVacantDuty,
  oppositeDutyChange,
} from './duties.ts';

export type ProvidedDutyBoard = ProvidedBoard<readonly Duty[], DutyItem, EntityId, DutyChange>;

/** Members are assigned to duties, by the id of the duty. Changes of one member never have to wait for another's. */
export const dutyBoardRules: BoardRules<readonly Duty[], DutyItem, EntityId, DutyChange> = {
  changeOf: dutyChangeOf,
  after: afterDutyChange,
  opposite: oppositeDutyChange,
  asksFirst: () => false,
  lockKeys: (change) => {
    const ids = change.map(({ member }) => String(member.id));
    return ids.length === 1 ? { subject: ids[0] ?? '' } : { subject: `together ${ids.join(' ')}`, others: ids };
  },
  vacatedBy: dutiesVacatedBy,
  isVacant: isVacantDuty,
};

const dutySubjects: BoardSubjects<DutyChange> = {
  saved: () => 'boardMoved',
  notSaved: (change) => (change.length === 1 ? 'boardNotMoved' : 'boardNotAllMoved'),
  unsure: () => 'boardMovedUnsure',
};

/** The board of duties (DUTY-01…05). @param texts changes in words, for the toasts */
export function provideDutyBoard(
  calls: BoardCalls<readonly Duty[], DutyChange>,
  notifications: Notifications,
  texts: BoardChangeTexts<DutyChange>,
): ProvidedDutyBoard {
  return provideBoard({ ...calls, rules: dutyBoardRules, ...notifyBoardChanges(notifications, dutySubjects, texts) });
}
