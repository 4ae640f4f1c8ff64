import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import styles from './date-mark.module.css';

interface DateMarkProps {
  /** The day as `YYYY-MM-DD`. */
  readonly date: string;
  /** The whole day in words, read aloud: `12월 2일 수요일`. */
  readonly messages: string;
  /** Such as `12월`, where it is not known from the mark above. */
  readonly month?: string | undefined;
  readonly day: number;
  /** One syllable, such as `수`. */
  readonly weekday: string;
}

/** A day beside its events: the number large, month and weekday small. */
export function DateMark({ date, messages, month, day, weekday }: DateMarkProps) {
  return (
    <time className={styles.date} dateTime={date}>
      <VisuallyHidden>{messages}</VisuallyHidden>
      <span aria-hidden="true">
        {month}
        <span className={styles.day}>{day}</span> {weekday}
      </span>
    </time>
  );
}
