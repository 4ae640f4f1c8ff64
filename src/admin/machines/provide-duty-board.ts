import type { EntityId } from '@/shared/domain/entity-id.ts';
import { type BoardChangeTexts, notifyBoardChanges } from '@/shared/machines/board-toasts.ts';
import { type BoardCalls, type ProvidedBoard, provideBoard } from '@/shared/machines/provide-drag-board.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { Duty } from '../domain/duty-board.ts';
import type { DutyChange, DutyItem } from '../domain/duty-moves.ts';
import { dutySubjects } from './board-subjects.ts';
import { dutyBoardRules } from './duty-board-rules.ts';

export type ProvidedDutyBoard = ProvidedBoard<readonly Duty[], DutyItem, EntityId, DutyChange>;

/** The board of duties (DUTY-01…05). @param texts changes in words, for the toasts */
export function provideDutyBoard(
  calls: BoardCalls<readonly Duty[], DutyChange>,
  notifications: Notifications,
  texts: BoardChangeTexts<DutyChange>,
): ProvidedDutyBoard {
  return provideBoard({ ...calls, rules: dutyBoardRules, ...notifyBoardChanges(notifications, dutySubjects, texts) });
}
