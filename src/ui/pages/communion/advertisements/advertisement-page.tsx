import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/posts/item-frame.tsx';

const island = createIsland(() => import('./advertisement-view.tsx').then((module) => module.AdvertisementIsland));

/** One advertisement (PAGE-01). */
export default function AdvertisementPage({ params }: PageProps<'advertisement'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="advertisement" />} />
    </ItemFrame>
  );
}
