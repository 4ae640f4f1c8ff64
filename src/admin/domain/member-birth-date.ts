import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';

/** Nobody who is alive was born before. */
export const EARLIEST_BIRTH: CalendarDate = '1900-01-01';

export type BirthDateError = 'missing' | 'tooEarly' | 'inFuture';

/**
 * What is wrong with a date of birth as a field holds it, `YYYY-MM-DD`.
 * @param today nobody is born later
 */
export function birthDateError(text: string, today: CalendarDate): BirthDateError | undefined {
  if (!isCalendarDate(text)) return 'missing';
  if (text < EARLIEST_BIRTH) return 'tooEarly';
  return text > today ? 'inFuture' : undefined;
}
