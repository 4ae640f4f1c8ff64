import { churchDate, dateOf, nextWeekday } from '../calendar-date.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const labelPattern = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/;

/** The date of a label such as `Sun2026Nov22` (BULL-02), `YYYY-MM-DD`; `undefined` when the text is not a label. */
export function dateOfLabel(label: string): string | undefined {
  const [, year, month = '', day] = labelPattern.exec(label) ?? [];
  const index = months.indexOf(month);
  return index < 0 ? undefined : dateOf(Number(year), index + 1, Number(day));
}

/** The inverse of {@link dateOfLabel}. */
export const labelOfDate = (date: string): string => {
  const [year = '', month, day = ''] = date.split('-');
  return `Sun${year}${months[Number(month) - 1] ?? ''}${day}`;
};

/**
 * The Sunday of an upload that names none, `YYYY-MM-DD`: the one that ends the present week, Monday to Sunday, by the
 * calendar in Asunción.
 */
export const sundayOfCurrentWeek = (now: Date): string => nextWeekday(churchDate(now), 0);
