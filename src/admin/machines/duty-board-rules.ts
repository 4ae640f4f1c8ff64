import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { BoardRules } from '@/shared/machines/board-rules.ts';
import type { Duty } from '../domain/duty-board.ts';
import {
  afterDutyChange,
  type DutyChange,
  type DutyItem,
  dutyChangeOf,
  movesOf,
  oppositeDutyChange,
} from '../domain/duty-moves.ts';

/** Members are assigned to duties, by the id of the duty. Changes of one member never have to wait for another's. */
export const dutyBoardRules: BoardRules<readonly Duty[], DutyItem, EntityId, DutyChange> = {
  changeOf: dutyChangeOf,
  after: afterDutyChange,
  opposite: oppositeDutyChange,
  asksFirst: () => false,
  lockKeys: (change) => {
    const ids = movesOf(change).map(({ member }) => String(member.id));
    return ids.length === 1 ? { subject: ids[0] ?? '' } : { subject: `together ${ids.join(' ')}`, others: ids };
  },
};
