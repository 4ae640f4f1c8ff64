import type { EntityId } from '@/shared/domain/entity-id.ts';
import {
  afterDutyMove,
  type DraggedMember,
  type Duty,
  type DutyMove,
  dutyMoveOf,
  oppositeDutyMove,
} from './duty-board.ts';

/** Several members who are dragged together. */
export interface DraggedMembers {
  readonly members: readonly DraggedMember[];
}

/** Several members' moves to one duty, or back from there. */
export interface DutyMoves {
  /** At least one. */
  readonly moves: readonly [DutyMove, ...DutyMove[]];
}

export type DutyItem = DraggedMember | DraggedMembers;
export type DutyChange = DutyMove | DutyMoves;

/** The single moves of a change. */
export function movesOf(change: DutyChange): DutyMoves['moves'] {
  return 'moves' in change ? change.moves : [change];
}

export function dutyChangeOf(duties: readonly Duty[], item: DutyItem, toDutyId: EntityId): DutyChange | undefined {
  if (!('members' in item)) return dutyMoveOf(duties, item, toDutyId);
  return together(item.members.flatMap((member) => dutyMoveOf(duties, member, toDutyId) ?? []));
}

export function afterDutyChange(duties: readonly Duty[], change: DutyChange): readonly Duty[] {
  return movesOf(change).reduce(afterDutyMove, duties);
}

/** Members with a smaller index are restored first, so that every later index is still right. */
export function oppositeDutyChange(before: readonly Duty[], change: DutyChange): DutyChange | undefined {
  if (!('moves' in change)) return oppositeDutyMove(before, change);
  const back = change.moves.map((move) => oppositeDutyMove(before, move));
  return together(back.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)));
}

function together([first, ...others]: readonly DutyMove[]): DutyChange | undefined {
  if (first === undefined) return undefined;
  return others.length === 0 ? first : { moves: [first, ...others] };
}
