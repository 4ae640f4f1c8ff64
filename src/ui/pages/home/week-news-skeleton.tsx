import { href } from '@/ui/app/routes/href.ts';
import { Waiting } from '@/ui/kit/feedback/waiting.tsx';
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
        href={href('announcements')}
        viewModel={LOADING}
        waiting={<NewsSkeleton label={announcements.loading} />}
      />
      <NewsColumn
        words={bulletin}
        href={href('currentBulletin')}
        viewModel={LOADING}
        waiting={<Waiting className={styles.cover} label={bulletin.loading} />}
      />
      <NewsColumn
        className={styles.events}
        words={events}
        href={href('events')}
        viewModel={LOADING}
        waiting={<NewsSkeleton label={events.loading} />}
      />
    </WeekNews>
  );
}
