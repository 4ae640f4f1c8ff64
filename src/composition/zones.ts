import { ContainerModule } from 'inversify';
import { makeReadZoneBoard, makeSaveZoneChange } from '@/admin/boards/boards.use-cases.ts';
import { type ProvidedZoneBoard, provideZoneBoard } from '@/admin/boards/zones.machine.ts';
import { makeSerialQueue, type SerialQueue } from '@/shared/serial-queue.store.ts';
import { zoneChangeTexts } from '@/ui/messages/ko/zones.ts';
import { byName, createFeature } from './entry.ts';
import { NOTIFICATIONS, token } from './tokens.ts';
import { ZONE_REPOSITORY, zoneRepositoryBindings } from './zone-repository.bindings.ts';

const ZONE_QUEUE = token<SerialQueue>('ZoneQueue');
export const ZONES = token<ProvidedZoneBoard>('Zones');
export const FAMILIES = token<ProvidedZoneBoard>('Families');

const board = byName(
  ({ repository, queue, notifications }) =>
    provideZoneBoard(
      { queue, load: makeReadZoneBoard(repository), save: makeSaveZoneChange(repository) },
      notifications,
      zoneChangeTexts,
    ),
  { repository: ZONE_REPOSITORY, queue: ZONE_QUEUE, notifications: NOTIFICATIONS },
);

export const zonesBindings = new ContainerModule(({ bind }) => {
  // Two views of the same data: a change in one is saved before the other is read.
  bind(ZONE_QUEUE).toResolvedValue(makeSerialQueue);
  bind(ZONES).toResolvedValue(...board);
  bind(FAMILIES).toResolvedValue(...board);
});

/** The boards of zones and of families (ZONE-01…04). */
export const zonesFeature = createFeature({ zones: ZONES, families: FAMILIES }, [
  zoneRepositoryBindings,
  zonesBindings,
]);
