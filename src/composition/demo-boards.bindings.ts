import { ContainerModule } from 'inversify';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { zoneBoardRules } from '@/admin/machines/zone-board-rules.ts';
import { done } from '@/shared/domain/outcome.ts';
import { bindBoard } from '@/shared/machines/drag-board-binding.ts';
import { makeTurns } from '@/shared/machines/turns.ts';
import { sampleZones } from '../ui/messages/ko/sample-zones.ts';
import { boardNotices } from './board-notices.ts';
import { zoneWords } from './board-words.ts';
import { DEMO_FAMILIES, DEMO_ZONES, type ZoneBoardBinding } from './boards.tokens.ts';
import { NOTICE_BOARD } from './tokens.ts';

/** The two demo screens: zones and families of sample data, of which nothing is saved (ZONE-05). */
export const demoBoardsBindings = new ContainerModule(({ bind }) => {
  for (const token of [DEMO_ZONES, DEMO_FAMILIES]) {
    bind(token).toResolvedValue(bindSamples, [NOTICE_BOARD]).inSingletonScope();
  }
});

function bindSamples(notices: NoticeBoard): ZoneBoardBinding {
  return bindBoard({
    rules: zoneBoardRules,
    turns: makeTurns(),
    load: () => Promise.resolve(done(sampleZones)),
    save: () => Promise.resolve(done(null)),
    ...boardNotices(notices, zoneWords),
  });
}
