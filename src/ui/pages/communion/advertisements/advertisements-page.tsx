import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const island = createIsland(() => import('./advertisements-island.tsx').then((module) => module.AdvertisementsIsland));

/** The members' advertisements (ADVT-01…03). */
export default function AdvertisementsPage() {
  return (
    <FeedFrame page="advertisements">
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={8} />} />
    </FeedFrame>
  );
}
