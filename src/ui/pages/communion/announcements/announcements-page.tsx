import { createLivePart } from '@/ui/app/island/live-part.ts';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const live = createLivePart('content', () =>
  import('./announcements-live.tsx').then((module) => module.AnnouncementsLive),
);

/** The announcements (ANNO-01…03). */
export default function AnnouncementsPage() {
  return <FeedFrame page="announcements" part={live} />;
}
