import { ContainerModule } from 'inversify';
import { type ProvidedZoneBoard, provideSampleBoard } from '@/admin/boards/zones.machine.ts';
import { sampleZones } from '@/ui/messages/ko/demo-boards.ts';
import { zoneChangeTexts } from '@/ui/messages/ko/zones.ts';
import { byName, createFeature } from './entry.ts';
import { NOTIFICATIONS, token } from './tokens.ts';

const DEMO_ZONES = token<ProvidedZoneBoard>('DemoZones');
const DEMO_FAMILIES = token<ProvidedZoneBoard>('DemoFamilies');

const board = byName(({ notifications }) => provideSampleBoard(sampleZones, notifications, zoneChangeTexts), {
  notifications: NOTIFICATIONS,
});

const demoBoardsBindings = new ContainerModule(({ bind }) => {
  bind(DEMO_ZONES).toResolvedValue(...board);
  bind(DEMO_FAMILIES).toResolvedValue(...board);
});

/** The two demo screens: zones and families with sample data, of which nothing is saved (ZONE-05). */
export const demoBoardsFeature = createFeature({ zones: DEMO_ZONES, families: DEMO_FAMILIES }, [demoBoardsBindings]);
