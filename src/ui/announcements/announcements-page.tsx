import { createLivePart } from '../live-part.ts';
import { FeedFrame } from '../posts/feed-frame.tsx';

const live = createLivePart('content', () =>
  import('./announcements-live.tsx').then((module) => module.AnnouncementsLive),
);

/** The announcements (ANNO-01…03). */
export default function AnnouncementsPage() {
  return <FeedFrame page="announcements" part={live} />;
}
