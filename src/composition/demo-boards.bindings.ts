import { ContainerModule } from 'inversify';
import { zoneSubjects } from '@/admin/machines/board-subjects.ts';
import { zoneBoardRules } from '@/admin/machines/zone-board-rules.ts';
import { done } from '@/shared/domain/outcome.ts';
import { notifyBoardChanges } from '@/shared/machines/board-toasts.ts';
import { provideBoard } from '@/shared/machines/provide-drag-board.ts';
import { makeSerialQueue } from '@/shared/machines/serial-queue.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { sampleZones } from '../ui/messages/ko/sample-zones.ts';
import { zoneChangeTexts } from '../ui/messages/ko/zone-messages.ts';
import { DEMO_FAMILIES, DEMO_ZONES, type ProvidedZoneBoard } from './boards.tokens.ts';
import { NOTIFICATIONS } from './tokens.ts';

/** The two demo screens: zones and families with sample data; nothing is saved (ZONE-05). */
export const demoBoardsBindings = new ContainerModule(({ bind }) => {
  for (const token of [DEMO_ZONES, DEMO_FAMILIES]) {
    bind(token).toResolvedValue(bindSamples, [NOTIFICATIONS]);
  }
});

function bindSamples(notifications: Notifications): ProvidedZoneBoard {
  return provideBoard({
    rules: zoneBoardRules,
    queue: makeSerialQueue(),
    load: () => Promise.resolve(done(sampleZones)),
    save: () => Promise.resolve(done(null)),
    ...notifyBoardChanges(notifications, zoneSubjects, zoneChangeTexts),
  });
}
