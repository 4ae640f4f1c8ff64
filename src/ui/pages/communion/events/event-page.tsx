import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/post/item-frame.tsx';

const island = createIsland(() => import('./event-island.tsx').then((module) => module.EventIsland));

/** One event (PAGE-01). */
export default function EventPage({ params }: PageProps<'event'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="event" />} />
    </ItemFrame>
  );
}
