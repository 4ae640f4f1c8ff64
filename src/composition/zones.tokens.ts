import type { ProvidedZoneBoard } from '@/admin/machines/provide-zone-board.ts';
import type { ZoneRepository } from '@/admin/ports/zone-repository.ts';
import type { SaveZoneChange } from '@/admin/use-cases/make-save-zone-change.ts';
import type { SerialQueue } from '@/shared/stores/serial-queue.ts';
import { token } from './token.ts';

export const ZONE_REPOSITORY = token<ZoneRepository>('ZoneRepository');
export const SAVE_ZONE_CHANGE = token<SaveZoneChange>('SaveZoneChange');
export const ZONE_QUEUE = token<SerialQueue>('ZoneQueue');
export const ZONES = token<ProvidedZoneBoard>('Zones');
export const FAMILIES = token<ProvidedZoneBoard>('Families');
export const DEMO_ZONES = token<ProvidedZoneBoard>('DemoZones');
export const DEMO_FAMILIES = token<ProvidedZoneBoard>('DemoFamilies');
