import type { CalendarDate } from '../domain/calendar-date.ts';

/** Remembers on this device the day on which something was last done (HOME-02). */
export interface DailyFlag {
  /** The day as it was kept, or whatever stands in its place; undefined when nothing was kept. */
  read(): string | undefined;
  write(day: CalendarDate): void;
}
