import type { ReactNode } from 'react';
import type { DateSpan } from '@/shared/domain/calendar-days.ts';
import { PartHeading } from '../kit/part-heading.tsx';
import { spanText, weekMessages } from '../messages/week-messages.ts';
import { NewsAnnouncements } from './news-announcements.tsx';
import { NewsBulletin } from './news-bulletin.tsx';
import { NewsEvents } from './news-events.tsx';
import styles from './week-news.module.css';

interface WeekNewsProps {
  /** Unknown until the page is shown. */
  readonly week?: DateSpan;
  /** The three columns. */
  readonly children: ReactNode;
}

/** The week at one glance: announcements, bulletin, events. */
export function WeekNews({ week, children }: WeekNewsProps) {
  return (
    <section aria-labelledby="week-title">
      <PartHeading id="week-title" aside={week === undefined ? '\u00a0' : spanText(week)}>
        {weekMessages.heading}
      </PartHeading>
      <div className={styles.columns}>{children}</div>
    </section>
  );
}

/** The same before anything was read. */
export function WaitingWeekNews() {
  const face = { status: 'loading' } as const;
  return (
    <WeekNews>
      <NewsAnnouncements face={face} />
      <NewsBulletin face={face} />
      <NewsEvents face={face} />
    </WeekNews>
  );
}
