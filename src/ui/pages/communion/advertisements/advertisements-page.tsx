import { createIsland } from '@/ui/app/island/island.ts';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const island = createIsland(() => import('./advertisements-island.tsx').then((module) => module.AdvertisementsIsland));

/** The members' advertisements (ADVT-01…03). */
export default function AdvertisementsPage() {
  return <FeedFrame page="advertisements" island={island} />;
}
