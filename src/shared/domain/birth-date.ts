import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** The earliest possible date of birth of a living person. */
export const EARLIEST_BIRTH: CalendarDate = '1900-01-01';

export type BirthDateError = 'missing' | 'tooEarly' | 'inFuture';

/**
 * The error in a date of birth as typed, `YYYY-MM-DD`.
 * @param today the latest possible date
 */
export function birthDateError(text: string, today: CalendarDate): BirthDateError | undefined {
  if (!isCalendarDate(text)) return 'missing';
  if (text < EARLIEST_BIRTH) return 'tooEarly';
  return text > today ? 'inFuture' : undefined;
}
