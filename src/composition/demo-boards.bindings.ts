import { ContainerModule } from 'inversify';
import { type ProvidedZoneBoard, provideSampleBoard } from '@/admin/machines/provide-zone-board.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { sampleZones } from '../ui/messages/ko/sample-zones.ts';
import { zoneChangeTexts } from '../ui/messages/ko/zone-messages.ts';
import { NOTIFICATIONS } from './tokens.ts';
import { DEMO_FAMILIES, DEMO_ZONES } from './zones.tokens.ts';

/** The two demo screens: zones and families with sample data (ZONE-05). */
export const demoBoardsBindings = new ContainerModule(({ bind }) => {
  bind(DEMO_ZONES).toResolvedValue(bindSamples, [NOTIFICATIONS]);
  bind(DEMO_FAMILIES).toResolvedValue(bindSamples, [NOTIFICATIONS]);
});

function bindSamples(notifications: Notifications): ProvidedZoneBoard {
  return provideSampleBoard(sampleZones, notifications, zoneChangeTexts);
}
