import { href } from '@/ui/app/routes/href.ts';
import { LoadingRegion } from '@/ui/kit/feedback/loading-region.tsx';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { NewsColumn } from './news-column.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import styles from './week-news.module.css';
import type { WeekNewsParts } from './week-news-parts.ts';

const { announcements, bulletin, events } = weekMessages;

/** The parts of the week's news before their island is loaded; they need no code of the columns. */
export const weekNewsSkeletons: WeekNewsParts = {
  MyChurch: () => null,
  // Unknown in prerendered pages.
  WeekDates: () => '\u00a0',
  Announcements: () => (
    <NewsColumn messages={announcements} href={href('announcements')} isLoading>
      <NewsSkeleton label={announcements.loading} />
    </NewsColumn>
  ),
  Bulletin: () => (
    <NewsColumn messages={bulletin} href={href('currentBulletin')} isLoading>
      <LoadingRegion className={styles.cover} label={bulletin.loading} />
    </NewsColumn>
  ),
  Events: () => (
    <NewsColumn className={styles.events} messages={events} href={href('events')} isLoading>
      <NewsSkeleton label={events.loading} />
    </NewsColumn>
  ),
};
