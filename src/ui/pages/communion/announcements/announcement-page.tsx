import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/post/item-frame.tsx';

const island = createIsland(() => import('./announcement-island.tsx').then((module) => module.AnnouncementIsland));

/** One announcement (PAGE-01). */
export default function AnnouncementPage({ params }: PageProps<'announcement'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="announcement" />} />
    </ItemFrame>
  );
}
