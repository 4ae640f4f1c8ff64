import { type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** The earliest birth of anybody alive. */
export const EARLIEST_BIRTH: CalendarDate = '1900-01-01';

export type BirthDateError = 'missing' | 'tooEarly' | 'inFuture';

/**
 * The error in a date of birth as typed, `YYYY-MM-DD`.
 * @param today nobody is born later
 */
export function birthDateError(text: string, today: CalendarDate): BirthDateError | undefined {
  if (!isCalendarDate(text)) return 'missing';
  if (text < EARLIEST_BIRTH) return 'tooEarly';
  return text > today ? 'inFuture' : undefined;
}
