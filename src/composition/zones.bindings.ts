import { ContainerModule } from 'inversify';
import { makeHttpZoneRepository } from '@/adapters/http/http-zone-repository.ts';
import { type ProvidedZoneBoard, provideZoneBoard } from '@/admin/machines/provide-zone-board.ts';
import type { ZoneRepository } from '@/admin/ports/zone-repository.ts';
import { makeSaveZoneChange, type SaveZoneChange } from '@/admin/use-cases/make-save-zone-change.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { makeSerialQueue, type SerialQueue } from '@/shared/stores/serial-queue.ts';
import { zoneChangeTexts } from '../ui/messages/ko/zone-messages.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';
import { FAMILIES, SAVE_ZONE_CHANGE, ZONE_QUEUE, ZONE_REPOSITORY, ZONES } from './zones.tokens.ts';

/** The boards of zones and of families (ZONE-01…04). */
export const zonesBindings = new ContainerModule(({ bind }) => {
  bind(ZONE_REPOSITORY).toResolvedValue(makeHttpZoneRepository, [AUTHENTICATED_CLIENT]);
  bind(SAVE_ZONE_CHANGE).toResolvedValue(makeSaveZoneChange, [ZONE_REPOSITORY]);
  // Two views of the same data: a change in one is saved before the other is read.
  bind(ZONE_QUEUE).toResolvedValue(makeSerialQueue);
  bind(ZONES).toResolvedValue(bindBoard, [ZONE_REPOSITORY, SAVE_ZONE_CHANGE, ZONE_QUEUE, NOTIFICATIONS]);
  bind(FAMILIES).toResolvedValue(bindBoard, [ZONE_REPOSITORY, SAVE_ZONE_CHANGE, ZONE_QUEUE, NOTIFICATIONS]);
});

function bindBoard(
  repository: ZoneRepository,
  save: SaveZoneChange,
  queue: SerialQueue,
  notifications: Notifications,
): ProvidedZoneBoard {
  const calls = { queue, load: (signal: AbortSignal) => repository.zones(signal), save };
  return provideZoneBoard(calls, notifications, zoneChangeTexts);
}
