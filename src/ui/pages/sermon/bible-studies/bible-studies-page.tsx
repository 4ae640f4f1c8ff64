import { createLivePart } from '@/ui/app/island/live-part.ts';
import { FeedFrame } from '@/ui/patterns/feed/feed-frame.tsx';

const live = createLivePart('bibleStudies', () =>
  import('./bible-studies-live.tsx').then((module) => module.BibleStudiesLive),
);

/** The question sheets of the Bible study (BIBL-01…03). */
export default function BibleStudiesPage() {
  return <FeedFrame page="bibleStudies" part={live} />;
}
