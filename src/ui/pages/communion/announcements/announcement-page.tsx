import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/posts/item-frame.tsx';

const island = createIsland(() => import('./announcement-view.tsx').then((module) => module.AnnouncementIsland));

/** One announcement (PAGE-01). */
export default function AnnouncementPage({ params }: PageProps<'announcement'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="announcement" />} />
    </ItemFrame>
  );
}
