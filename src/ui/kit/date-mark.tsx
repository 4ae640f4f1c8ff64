import styles from './date-mark.module.css';

interface DateMarkProps {
  /** The day as `YYYY-MM-DD`. */
  readonly date: string;
  readonly day: number;
  /** One syllable, such as `수`. */
  readonly weekday: string;
}

/** A day beside its events: the number large, the weekday small. */
export function DateMark({ date, day, weekday }: DateMarkProps) {
  return (
    <time className={styles.date} dateTime={date}>
      <span className={styles.day}>{day}</span> {weekday}
    </time>
  );
}
