import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { FeedFrame } from '@/ui/patterns/posts/list-frame.tsx';

const island = createIsland(() => import('./bible-studies-view.tsx').then((module) => module.BibleStudiesIsland));

/** The question sheets of the Bible study (BIBL-01…03). */
export default function BibleStudiesPage() {
  return (
    <FeedFrame page="bibleStudies">
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={8} />} />
    </FeedFrame>
  );
}
