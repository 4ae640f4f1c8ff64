import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/posts/item-frame.tsx';

const island = createIsland(() => import('./bible-study-view.tsx').then((module) => module.BibleStudyIsland));

/** One question sheet of the Bible study (PAGE-01). */
export default function BibleStudyPage({ params }: PageProps<'bibleStudy'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="bibleStudy" />} />
    </ItemFrame>
  );
}
