import { href } from '@/ui/app/routes/href.ts';
import { LoadingRegion } from '@/ui/kit/feedback/loading-region.tsx';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { NewsColumn } from './news-column.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import styles from './week-news.module.css';
import { WeekNews } from './week-news.tsx';

/** The week's news before its island is loaded; it needs no code of the columns. */
export function WeekNewsSkeleton() {
  const { announcements, bulletin, events } = weekMessages;
  return (
    <WeekNews>
      <NewsColumn messages={announcements} href={href('announcements')} isLoading>
        <NewsSkeleton label={announcements.loading} />
      </NewsColumn>
      <NewsColumn messages={bulletin} href={href('currentBulletin')} isLoading>
        <LoadingRegion className={styles.cover} label={bulletin.loading} />
      </NewsColumn>
      <NewsColumn className={styles.events} messages={events} href={href('events')} isLoading>
        <NewsSkeleton label={events.loading} />
      </NewsColumn>
    </WeekNews>
  );
}
