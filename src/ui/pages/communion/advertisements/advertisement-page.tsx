import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/post/item-frame.tsx';

const island = createIsland(() => import('./advertisement-island.tsx').then((module) => module.AdvertisementIsland));

/** One advertisement (PAGE-01). */
export default function AdvertisementPage({ params }: PageProps<'advertisement'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="advertisement" />} />
    </ItemFrame>
  );
}
