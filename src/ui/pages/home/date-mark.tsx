import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import styles from './date-mark.module.css';

interface DateMarkProps {
  /** The day as `YYYY-MM-DD`. */
  readonly date: string;
  /** The full date for screen readers: `12월 2일 수요일`. */
  readonly spoken: string;
  /** Such as `12월`; undefined when it is the same as in the mark above. */
  readonly month?: string | undefined;
  readonly day: number;
  /** One syllable, such as `수`. */
  readonly weekday: string;
}

/** The day of a list of events: the number large, month and weekday small. */
export function DateMark({ date, spoken, month, day, weekday }: DateMarkProps) {
  return (
    <time className={styles.date} dateTime={date}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <span aria-hidden="true">
        {month}
        <span className={styles.day}>{day}</span> {weekday}
      </span>
    </time>
  );
}
