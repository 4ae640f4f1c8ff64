import { createLivePart } from '@/ui/app/island/live-part.ts';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const live = createLivePart('advertisements', () =>
  import('./advertisements-live.tsx').then((module) => module.AdvertisementsLive),
);

/** The members' advertisements (ADVT-01…03). */
export default function AdvertisementsPage() {
  return <FeedFrame page="advertisements" part={live} />;
}
