import { bibleStudyPinningFeature } from '@/composition/bible-study-pinning.feature.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/post/pin-dialog.tsx';

/** The dialog in which a question sheet is pinned (EDIT-04). */
export function BibleStudyPinning(asked: AskedPinProps<BibleStudy>) {
  return <PinDialog {...asked} pinning={useService(bibleStudyPinningFeature, 'pinning')} />;
}
