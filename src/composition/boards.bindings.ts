import { ContainerModule } from 'inversify';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeHttpDutyBoard } from '@/adapters/http/http-duty-board.ts';
import { makeHttpZoneBoard } from '@/adapters/http/http-zone-board.ts';
import { dutyBoardRules } from '@/admin/machines/duty-board-rules.ts';
import { zoneBoardRules } from '@/admin/machines/zone-board-rules.ts';
import type { DutyBoard } from '@/admin/ports/duty-board.ts';
import type { ZoneBoard } from '@/admin/ports/zone-board.ts';
import { makeReadDutyBoard, makeSaveDutyChange } from '@/admin/use-cases/make-duty-board.ts';
import { makeSaveZoneChange, type SaveZoneChange } from '@/admin/use-cases/make-save-zone-change.ts';
import { bindBoard } from '@/shared/machines/drag-board-binding.ts';
import { makeTurns, type Turns } from '@/shared/machines/turns.ts';
import { boardNotices } from './board-notices.ts';
import { dutyWords, zoneWords } from './board-words.ts';
import {
  DUTIES,
  DUTY_BOARD,
  type DutyBoardBinding,
  FAMILIES,
  SAVE_ZONE_CHANGE,
  ZONE_BOARD,
  ZONE_TURNS,
  ZONES,
  type ZoneBoardBinding,
} from './boards.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTICE_BOARD } from './tokens.ts';

/** The boards of the management: duties (DUTY-01…05), zones and families (ZONE-01…04). */
export const boardsBindings = new ContainerModule(({ bind }) => {
  bind(DUTY_BOARD).toResolvedValue(makeHttpDutyBoard, [AUTHENTICATED_CLIENT]);
  bind(DUTIES).toResolvedValue(bindDuties, [DUTY_BOARD, NOTICE_BOARD]).inSingletonScope();

  bind(ZONE_BOARD).toResolvedValue(makeHttpZoneBoard, [AUTHENTICATED_CLIENT]).inSingletonScope();
  bind(SAVE_ZONE_CHANGE).toResolvedValue(makeSaveZoneChange, [ZONE_BOARD]);
  // Zones and families are two views of the same: whoever goes from one to the other finds there what they changed.
  bind(ZONE_TURNS).toResolvedValue(makeTurns).inSingletonScope();
  for (const token of [ZONES, FAMILIES]) {
    bind(token).toResolvedValue(bindZones, [ZONE_BOARD, SAVE_ZONE_CHANGE, ZONE_TURNS, NOTICE_BOARD]).inSingletonScope();
  }
});

function bindDuties(board: DutyBoard, notices: NoticeBoard): DutyBoardBinding {
  return bindBoard({
    rules: dutyBoardRules,
    turns: makeTurns(),
    load: makeReadDutyBoard(board),
    save: makeSaveDutyChange(board),
    ...boardNotices(notices, dutyWords),
  });
}

function bindZones(board: ZoneBoard, save: SaveZoneChange, turns: Turns, notices: NoticeBoard): ZoneBoardBinding {
  return bindBoard({
    rules: zoneBoardRules,
    turns,
    load: (signal) => board.zones(signal),
    save,
    ...boardNotices(notices, zoneWords),
  });
}
