import type { Duty } from '@/admin/domain/duty-board.ts';
import type { DutyChange, DutyItem } from '@/admin/domain/duty-moves.ts';
import type { Zone } from '@/admin/domain/zone-board.ts';
import type { ZoneChange, ZoneItem, ZonePlace } from '@/admin/domain/zone-change.ts';
import type { DutyRepository } from '@/admin/ports/duty-repository.ts';
import type { ZoneRepository } from '@/admin/ports/zone-repository.ts';
import type { SaveZoneChange } from '@/admin/use-cases/make-save-zone-change.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { ProvidedBoard } from '@/shared/machines/provide-drag-board.ts';
import type { SerialQueue } from '@/shared/machines/serial-queue.ts';
import { token } from './token.ts';

/** Boards with items to drag, their rules and calls provided. */
export type ProvidedDutyBoard = ProvidedBoard<readonly Duty[], DutyItem, EntityId, DutyChange>;
export type ProvidedZoneBoard = ProvidedBoard<readonly Zone[], ZoneItem, ZonePlace, ZoneChange>;

export const DUTY_REPOSITORY = token<DutyRepository>('DutyRepository');
export const ZONE_REPOSITORY = token<ZoneRepository>('ZoneRepository');
export const SAVE_ZONE_CHANGE = token<SaveZoneChange>('SaveZoneChange');
export const ZONE_QUEUE = token<SerialQueue>('ZoneQueue');
export const DUTIES = token<ProvidedDutyBoard>('Duties');
export const ZONES = token<ProvidedZoneBoard>('Zones');
export const FAMILIES = token<ProvidedZoneBoard>('Families');
export const DEMO_ZONES = token<ProvidedZoneBoard>('DemoZones');
export const DEMO_FAMILIES = token<ProvidedZoneBoard>('DemoFamilies');
