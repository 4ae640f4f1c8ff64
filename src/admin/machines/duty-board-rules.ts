import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { BoardRules } from '@/shared/machines/board-state.ts';
import {
  afterDutyMove,
  type Duty,
  type DutyMove,
  dutyMoveOf,
  type HeldMember,
  oppositeDutyMove,
} from '../domain/duty-board.ts';

/** Members are put down on duties, by the id of the duty. What one member does never waits for another. */
export const dutyBoardRules: BoardRules<readonly Duty[], HeldMember, EntityId, DutyMove> = {
  changeOf: dutyMoveOf,
  after: afterDutyMove,
  opposite: oppositeDutyMove,
  asksFirst: () => false,
  touched: ({ member }) => ({ subject: String(member.id) }),
};
