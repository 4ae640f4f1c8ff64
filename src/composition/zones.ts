import { makeHttpZoneRepository } from '@/adapters/http/zones.ts';
import { makeReadZoneBoard, makeSaveZoneChange } from '@/admin/boards/boards.use-cases.ts';
import type { ZoneChange } from '@/admin/boards/zone-changes.ts';
import { provideSampleBoard, provideZoneBoard } from '@/admin/boards/zones.machine.ts';
import type { Zone } from '@/admin/boards/zones.ts';
import type { BoardChangeTexts } from '@/shared/board.machine.ts';
import { makeSerialQueue } from '@/shared/serial-queue.store.ts';
import { entry, type Get, shared } from './entry.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

type ZoneChangeTexts = BoardChangeTexts<ZoneChange>;

/** Two views of the same data: a change in one is saved before the other is read. */
const ZONE_QUEUE = shared('ZoneQueue', makeSerialQueue);

function zoneBoard(get: Get, texts: ZoneChangeTexts) {
  const repository = makeHttpZoneRepository(get(AUTHENTICATED_CLIENT));
  const calls = { queue: get(ZONE_QUEUE), load: makeReadZoneBoard(repository), save: makeSaveZoneChange(repository) };
  return provideZoneBoard(calls, get(NOTIFICATIONS), texts);
}

/** The boards of zones and of families (ZONE-01…04). */
export const zonesEntry = entry({
  zones: (get, texts: ZoneChangeTexts) => zoneBoard(get, texts),
  families: (get, texts: ZoneChangeTexts) => zoneBoard(get, texts),
});

interface Samples {
  readonly zones: readonly Zone[];
  readonly texts: ZoneChangeTexts;
}

/** The two demo screens: zones and families with sample data, of which nothing is saved (ZONE-05). */
export const demoBoardsEntry = entry({
  zones: (get, { zones, texts }: Samples) => provideSampleBoard(zones, get(NOTIFICATIONS), texts),
  families: (get, { zones, texts }: Samples) => provideSampleBoard(zones, get(NOTIFICATIONS), texts),
});
