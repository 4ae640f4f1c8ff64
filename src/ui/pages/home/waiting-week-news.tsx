import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { NewsBones } from './news-bones.tsx';
import { NewsColumn } from './news-column.tsx';
import styles from './week-news.module.css';
import { WeekNews } from './week-news.tsx';

const FACE = { status: 'loading' } as const;

/** The week before anything was read: what the columns show later travels later. */
export function WaitingWeekNews() {
  const { announcements, bulletin, events } = weekMessages;
  return (
    <WeekNews>
      <NewsColumn
        words={announcements}
        href="/communion/announcements"
        face={FACE}
        waiting={<NewsBones label={announcements.loading} />}
      />
      <NewsColumn
        words={bulletin}
        href="/sermon/current"
        face={FACE}
        waiting={<output className={styles.cover} aria-label={bulletin.loading} />}
      />
      <NewsColumn
        className={styles.events}
        words={events}
        href="/communion/events"
        face={FACE}
        waiting={<NewsBones label={events.loading} />}
      />
    </WeekNews>
  );
}
