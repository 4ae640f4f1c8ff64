import { type CalendarDate, datePartsOf, isCalendarDate, weekdayOf, weekOf } from '@/shared/dates.ts';

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

/** The order of a bulletin's pages while an editor changes it. */
export interface PageOrder {
  /** The pages as they were read. */
  readonly known: readonly string[];
  readonly pages: readonly string[];
}

/** Moves a page to an index, from 0; an index outside the list means its nearest end. */
export function withPageMoved(pages: readonly string[], page: string, to: number): readonly string[] {
  if (!pages.includes(page)) return pages;
  return pages.filter((other) => other !== page).toSpliced(Math.max(0, to), 0, page);
}

/** Removes a page; the last one stays, since a bulletin can only be deleted as a whole (BULL-08). */
export function withoutPage(pages: readonly string[], page: string): readonly string[] {
  return pages.length > 1 ? pages.filter((other) => other !== page) : pages;
}

/** Whether these are the same pages in the same order. */
export const isSameOrder = (pages: readonly string[], other: readonly string[]): boolean =>
  pages.length === other.length && pages.every((page, at) => page === other[at]);

export const isChanged = ({ known, pages }: PageOrder): boolean => !isSameOrder(known, pages);

/** How many pages were removed. */
export const countRemoved = ({ known, pages }: PageOrder): number => known.length - pages.length;
