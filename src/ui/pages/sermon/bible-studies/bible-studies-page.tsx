import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const island = createIsland(() => import('./bible-studies-island.tsx').then((module) => module.BibleStudiesIsland));

/** The question sheets of the Bible study (BIBL-01…03). */
export default function BibleStudiesPage() {
  return (
    <FeedFrame page="bibleStudies">
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={8} />} />
    </FeedFrame>
  );
}
