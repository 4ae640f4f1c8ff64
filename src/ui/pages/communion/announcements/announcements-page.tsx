import { createIsland } from '@/ui/app/island/island.ts';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const island = createIsland(() => import('./announcements-island.tsx').then((module) => module.AnnouncementsIsland));

/** The announcements (ANNO-01…03). */
export default function AnnouncementsPage() {
  return <FeedFrame page="announcements" island={island} />;
}
