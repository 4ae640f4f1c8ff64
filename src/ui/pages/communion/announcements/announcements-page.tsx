import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { FeedFrame } from '@/ui/patterns/posts/list-frame.tsx';

const island = createIsland(() => import('./announcements-view.tsx').then((module) => module.AnnouncementsIsland));

/** The announcements (ANNO-01…03). */
export default function AnnouncementsPage() {
  return (
    <FeedFrame page="announcements">
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={8} />} />
    </FeedFrame>
  );
}
