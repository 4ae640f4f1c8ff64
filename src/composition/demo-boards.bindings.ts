import { ContainerModule } from 'inversify';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { zoneBoardRules } from '@/admin/machines/zone-board-rules.ts';
import { done } from '@/shared/domain/outcome.ts';
import { provideBoard } from '@/shared/machines/provide-drag-board.ts';
import { makeSerialQueue } from '@/shared/machines/serial-queue.ts';
import { sampleZones } from '../ui/messages/ko/sample-zones.ts';
import { notifyBoardChanges } from './board-notices.ts';
import { zoneMessages } from './board-words.ts';
import { DEMO_FAMILIES, DEMO_ZONES, type ProvidedZoneBoard } from './boards.tokens.ts';
import { NOTIFICATIONS } from './tokens.ts';

/** The two demo screens: zones and families of sample data, of which nothing is saved (ZONE-05). */
export const demoBoardsBindings = new ContainerModule(({ bind }) => {
  for (const token of [DEMO_ZONES, DEMO_FAMILIES]) {
    bind(token).toResolvedValue(bindSamples, [NOTIFICATIONS]).inSingletonScope();
  }
});

function bindSamples(notices: ToastQueue): ProvidedZoneBoard {
  return provideBoard({
    rules: zoneBoardRules,
    queue: makeSerialQueue(),
    load: () => Promise.resolve(done(sampleZones)),
    save: () => Promise.resolve(done(null)),
    ...notifyBoardChanges(notices, zoneMessages),
  });
}
