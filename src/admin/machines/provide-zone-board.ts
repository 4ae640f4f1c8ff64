import { done } from '@/shared/domain/outcome.ts';
import { type BoardChangeTexts, notifyBoardChanges } from '@/shared/machines/board-toasts.ts';
import { type BoardCalls, type ProvidedBoard, provideBoard } from '@/shared/machines/provide-drag-board.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { makeSerialQueue } from '@/shared/stores/serial-queue.ts';
import type { Zone } from '../domain/zone-board.ts';
import type { ZoneChange, ZoneItem, ZonePlace } from '../domain/zone-change.ts';
import { zoneSubjects } from './board-subjects.ts';
import { zoneBoardRules } from './zone-board-rules.ts';

export type ProvidedZoneBoard = ProvidedBoard<readonly Zone[], ZoneItem, ZonePlace, ZoneChange>;

/** The board of zones, or of their families (ZONE-01…04). @param texts changes in words, for the toasts */
export function provideZoneBoard(
  calls: BoardCalls<readonly Zone[], ZoneChange>,
  notifications: Notifications,
  texts: BoardChangeTexts<ZoneChange>,
): ProvidedZoneBoard {
  return provideBoard({ ...calls, rules: zoneBoardRules, ...notifyBoardChanges(notifications, zoneSubjects, texts) });
}

/** The same with given zones; nothing is saved (ZONE-05). */
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
