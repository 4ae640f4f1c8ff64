import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const island = createIsland(() => import('./announcements-island.tsx').then((module) => module.AnnouncementsIsland));

/** The announcements (ANNO-01…03). */
export default function AnnouncementsPage() {
  return (
    <FeedFrame page="announcements">
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={8} />} />
    </FeedFrame>
  );
}
