import type { ReactNode } from 'react';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import styles from './week-news.module.css';

interface WeekNewsProps {
  /** Which week, in words; unknown until the page is shown. */
  readonly week?: string;
  /** The three columns. */
  readonly children: ReactNode;
}

/** The week at one glance: announcements, bulletin, events. */
export function WeekNews({ week = '\u00a0', children }: WeekNewsProps) {
  return (
    <section aria-labelledby="week-title">
      <PartHeading id="week-title" aside={week}>
        {weekMessages.heading}
      </PartHeading>
      <div className={styles.columns}>{children}</div>
    </section>
  );
}
