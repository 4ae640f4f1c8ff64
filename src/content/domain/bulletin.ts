import { type CalendarDate, isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { datePartsOf, weekdayOf } from '@/shared/domain/calendar-days.ts';
import { weekOf } from '@/shared/domain/week.ts';

/** One Sunday's bulletin. */
export interface Bulletin {
  readonly sunday: CalendarDate;
  /** Addresses of its pages, in order; the first is the cover. */
  readonly pages: readonly string[];
}

/** Whether no bulletin was published. */
export const hasNoPages = ({ pages }: Bulletin): boolean => pages.length === 0;

// Written out, because `Intl.DateTimeFormat` would follow the reader's language.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The name under which the server keeps the bulletin of the day's week: its Sunday, such as `Sun2026Nov22` (BULL-01,
 * BULL-02).
 */
export function bulletinLabel(date: CalendarDate): string {
  const { year, month, day } = datePartsOf(weekOf(date).last);
  return `Sun${year}${MONTHS[month - 1] ?? ''}${String(day).padStart(2, '0')}`;
}

/** The Sunday that a label names; undefined when the text is not a label of a Sunday. */
export function sundayOfLabel(label: string): CalendarDate | undefined {
  const [, year, month = '', day] = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/.exec(label) ?? [];
  const date = `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}`;
  return isCalendarDate(date) && weekdayOf(date) === 0 ? date : undefined;
}
