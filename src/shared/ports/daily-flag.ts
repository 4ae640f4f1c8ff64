import type { CalendarDate } from '../domain/calendar-date.ts';

/** Stores on this device the day on which something was last done (HOME-02). */
export interface DailyFlag {
  /** The stored day; undefined when none was stored. Unchecked: the value may be anything. */
  read(): string | undefined;
  write(day: CalendarDate): void;
}
