import type { Duty } from '@/admin/domain/duty-board.ts';
import type { DutyChange, DutyItem } from '@/admin/domain/duty-moves.ts';
import type { Zone } from '@/admin/domain/zone-board.ts';
import type { ZoneChange, ZoneItem } from '@/admin/domain/zone-change.ts';
import type { DutyBoard } from '@/admin/ports/duty-board.ts';
import type { ZoneBoard } from '@/admin/ports/zone-board.ts';
import type { SaveZoneChange } from '@/admin/use-cases/make-save-zone-change.ts';
import type { BoardBinding } from '@/shared/machines/drag-board-binding.ts';
import type { Turns } from '@/shared/machines/turns.ts';
import { token } from './token.ts';

/** Boards on which things are moved, with their rules and calls plugged in. */
export type DutyBoardBinding = BoardBinding<readonly Duty[], DutyItem, DutyChange>;
export type ZoneBoardBinding = BoardBinding<readonly Zone[], ZoneItem, ZoneChange>;

export const DUTY_BOARD = token<DutyBoard>('DutyBoard');
export const ZONE_BOARD = token<ZoneBoard>('ZoneBoard');
export const SAVE_ZONE_CHANGE = token<SaveZoneChange>('SaveZoneChange');
export const ZONE_TURNS = token<Turns>('ZoneTurns');
export const DUTIES = token<DutyBoardBinding>('Duties');
export const ZONES = token<ZoneBoardBinding>('Zones');
export const FAMILIES = token<ZoneBoardBinding>('Families');
export const DEMO_ZONES = token<ZoneBoardBinding>('DemoZones');
export const DEMO_FAMILIES = token<ZoneBoardBinding>('DemoFamilies');
