import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/post/item-frame.tsx';

const island = createIsland(() => import('./bible-study-island.tsx').then((module) => module.BibleStudyIsland));

/** One question sheet of the Bible study (PAGE-01). */
export default function BibleStudyPage({ params }: PageProps<'bibleStudy'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="bibleStudy" />} />
    </ItemFrame>
  );
}
