import { ContainerModule } from 'inversify';
import { type ProvidedZoneBoard, provideSampleBoard } from '@/admin/machines/provide-zone-board.ts';
import { sampleZones } from '../ui/messages/ko/sample-zones.ts';
import { zoneChangeTexts } from '../ui/messages/ko/zone-messages.ts';
import { byName } from './by-name.ts';
import { token } from './token.ts';
import { NOTIFICATIONS } from './tokens.ts';

export const DEMO_ZONES = token<ProvidedZoneBoard>('DemoZones');
export const DEMO_FAMILIES = token<ProvidedZoneBoard>('DemoFamilies');

const board = byName(({ notifications }) => provideSampleBoard(sampleZones, notifications, zoneChangeTexts), {
  notifications: NOTIFICATIONS,
});

/** The two demo screens: zones and families with sample data (ZONE-05). */
export const demoBoardsBindings = new ContainerModule(({ bind }) => {
  bind(DEMO_ZONES).toResolvedValue(...board);
  bind(DEMO_FAMILIES).toResolvedValue(...board);
});
