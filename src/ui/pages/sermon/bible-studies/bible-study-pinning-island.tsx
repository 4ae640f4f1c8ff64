import { bibleStudyPinningFeature } from '@/composition/bible-study-pinning.feature.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/post/pin-dialog.tsx';

/** The dialog in which a question sheet is pinned (EDIT-04). */
function BibleStudyPinning({
  services,
  ...asked
}: AskedPinProps<BibleStudy> & HasServices<typeof bibleStudyPinningFeature>) {
  return <PinDialog {...asked} pinning={services.pinning} />;
}

export const BibleStudyPinningIsland = withServices(bibleStudyPinningFeature, BibleStudyPinning);
