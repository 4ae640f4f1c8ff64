import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { NewsColumn } from './news-column.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import styles from './week-news.module.css';
import { WeekNews } from './week-news.tsx';

const LOADING = { status: 'loading' } as const;

/** The week before anything was read: what the columns show later travels later. */
export function WeekNewsSkeleton() {
  const { announcements, bulletin, events } = weekMessages;
  return (
    <WeekNews>
      <NewsColumn
        words={announcements}
        href="/communion/announcements"
        viewModel={LOADING}
        waiting={<NewsSkeleton label={announcements.loading} />}
      />
      <NewsColumn
        words={bulletin}
        href="/sermon/current"
        viewModel={LOADING}
        waiting={<output className={styles.cover} aria-label={bulletin.loading} />}
      />
      <NewsColumn
        className={styles.events}
        words={events}
        href="/communion/events"
        viewModel={LOADING}
        waiting={<NewsSkeleton label={events.loading} />}
      />
    </WeekNews>
  );
}
