import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { FeedFrame } from '@/ui/patterns/posts/list-frame.tsx';

const island = createIsland(() => import('./advertisements-view.tsx').then((module) => module.AdvertisementsIsland));

/** The members' advertisements (ADVT-01…03). */
export default function AdvertisementsPage() {
  return (
    <FeedFrame page="advertisements">
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={8} />} />
    </FeedFrame>
  );
}
