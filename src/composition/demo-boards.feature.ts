import { ContainerModule } from 'inversify';
import { type ProvidedZoneBoard, provideSampleBoard } from '@/admin/machines/provide-zone-board.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { sampleZones } from '../ui/messages/ko/sample-zones.ts';
import { zoneChangeTexts } from '../ui/messages/ko/zone-messages.ts';
import { createFeature } from './feature.ts';
import { token } from './token.ts';
import { NOTIFICATIONS } from './tokens.ts';

const DEMO_ZONES = token<ProvidedZoneBoard>('DemoZones');
const DEMO_FAMILIES = token<ProvidedZoneBoard>('DemoFamilies');

const bindings = new ContainerModule(({ bind }) => {
  bind(DEMO_ZONES).toResolvedValue(bindSamples, [NOTIFICATIONS]);
  bind(DEMO_FAMILIES).toResolvedValue(bindSamples, [NOTIFICATIONS]);
});

function bindSamples(notifications: Notifications): ProvidedZoneBoard {
  return provideSampleBoard(sampleZones, notifications, zoneChangeTexts);
}

/** The two demo screens: zones and families with sample data; nothing is saved (ZONE-05). */
export const demoBoardsFeature = createFeature({ zones: DEMO_ZONES, families: DEMO_FAMILIES }, [bindings]);
