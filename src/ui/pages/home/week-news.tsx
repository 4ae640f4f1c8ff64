import type { ReactNode } from 'react';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import styles from './week-news.module.css';

interface WeekNewsProps {
  /** The dates of the week. */
  readonly dates: ReactNode;
  /** The three columns. */
  readonly children: ReactNode;
}

/** The week's announcements, bulletin and events. */
export function WeekNews({ dates, children }: WeekNewsProps) {
  return (
    <section aria-labelledby="week-title">
      <PartHeading id="week-title" aside={dates}>
        {weekMessages.heading}
      </PartHeading>
      <div className={styles.columns}>{children}</div>
    </section>
  );
}
