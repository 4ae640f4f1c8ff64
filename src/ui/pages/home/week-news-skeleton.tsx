import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { NewsColumn } from './news-column.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import styles from './week-news.module.css';
import { WeekNews } from './week-news.tsx';

/** The week before anything was read: what the columns show later travels later. */
export function WeekNewsSkeleton() {
  const { announcements, bulletin, events } = weekMessages;
  return (
    <WeekNews>
      <NewsColumn words={announcements} href="/communion/announcements" isLoading>
        <NewsSkeleton label={announcements.loading} />
      </NewsColumn>
      <NewsColumn words={bulletin} href="/sermon/current" isLoading>
        <output className={styles.cover} aria-label={bulletin.loading} />
      </NewsColumn>
      <NewsColumn className={styles.events} words={events} href="/communion/events" isLoading>
        <NewsSkeleton label={events.loading} />
      </NewsColumn>
    </WeekNews>
  );
}
