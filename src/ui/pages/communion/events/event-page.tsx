import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { ItemFrame, ItemSkeleton } from '@/ui/patterns/posts/item-frame.tsx';

const island = createIsland(() => import('./event-view.tsx').then((module) => module.EventIsland));

/** One event (PAGE-01). */
export default function EventPage({ params }: PageProps<'event'>) {
  return (
    <ItemFrame>
      <IslandSlot island={island} props={params} fallback={<ItemSkeleton kind="event" />} />
    </ItemFrame>
  );
}
