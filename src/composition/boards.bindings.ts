import { ContainerModule } from 'inversify';
import { makeHttpDutyRepository } from '@/adapters/http/http-duty-repository.ts';
import { makeHttpZoneRepository } from '@/adapters/http/http-zone-repository.ts';
import { dutySubjects, zoneSubjects } from '@/admin/machines/board-subjects.ts';
import { dutyBoardRules } from '@/admin/machines/duty-board-rules.ts';
import { zoneBoardRules } from '@/admin/machines/zone-board-rules.ts';
import type { DutyRepository } from '@/admin/ports/duty-repository.ts';
import type { ZoneRepository } from '@/admin/ports/zone-repository.ts';
import { makeReadDutyBoard, makeSaveDutyChange } from '@/admin/use-cases/make-duty-board.ts';
import { makeSaveZoneChange, type SaveZoneChange } from '@/admin/use-cases/make-save-zone-change.ts';
import { notifyBoardChanges } from '@/shared/machines/board-toasts.ts';
import { provideBoard } from '@/shared/machines/provide-drag-board.ts';
import { makeSerialQueue, type SerialQueue } from '@/shared/machines/serial-queue.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { dutyChangeTexts } from '../ui/messages/ko/duty-messages.ts';
import { zoneChangeTexts } from '../ui/messages/ko/zone-messages.ts';
import {
  DUTIES,
  DUTY_REPOSITORY,
  FAMILIES,
  type ProvidedDutyBoard,
  type ProvidedZoneBoard,
  SAVE_ZONE_CHANGE,
  ZONE_QUEUE,
  ZONE_REPOSITORY,
  ZONES,
} from './boards.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

/** The boards of the management: duties (DUTY-01…05), zones and families (ZONE-01…04). */
export const boardsBindings = new ContainerModule(({ bind }) => {
  bind(DUTY_REPOSITORY).toResolvedValue(makeHttpDutyRepository, [AUTHENTICATED_CLIENT]);
  bind(DUTIES).toResolvedValue(bindDuties, [DUTY_REPOSITORY, NOTIFICATIONS]);

  bind(ZONE_REPOSITORY).toResolvedValue(makeHttpZoneRepository, [AUTHENTICATED_CLIENT]);
  bind(SAVE_ZONE_CHANGE).toResolvedValue(makeSaveZoneChange, [ZONE_REPOSITORY]);
  // Zones and families are two views of the same data: a change in one is saved before the other is read.
  bind(ZONE_QUEUE).toResolvedValue(makeSerialQueue);
  for (const token of [ZONES, FAMILIES]) {
    bind(token).toResolvedValue(bindZones, [ZONE_REPOSITORY, SAVE_ZONE_CHANGE, ZONE_QUEUE, NOTIFICATIONS]);
  }
});

function bindDuties(repository: DutyRepository, notifications: Notifications): ProvidedDutyBoard {
  return provideBoard({
    rules: dutyBoardRules,
    queue: makeSerialQueue(),
    load: makeReadDutyBoard(repository),
    save: makeSaveDutyChange(repository),
    ...notifyBoardChanges(notifications, dutySubjects, dutyChangeTexts),
  });
}

function bindZones(
  repository: ZoneRepository,
  save: SaveZoneChange,
  queue: SerialQueue,
  notifications: Notifications,
): ProvidedZoneBoard {
  return provideBoard({
    rules: zoneBoardRules,
    queue,
    load: (signal) => repository.zones(signal),
    save,
    ...notifyBoardChanges(notifications, zoneSubjects, zoneChangeTexts),
  });
}
