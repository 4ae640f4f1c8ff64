import type { Saved } from './saved-copy.ts';
import { bulletinLabel } from './site-requests.ts';

/**
 * The saved answer for a Sunday that is later than any that was requested: at the time, there was no bulletin for that
 * Sunday. The page then looks a week back, and finds the newest one that is saved (OFFL-02).
 * @param copies the saved answers for bulletins
 */
export function speaksFor(url: string, copies: readonly Saved[]): Saved | undefined {
  const asked = dayOf(url);
  const known = copies.filter((saved) => !Number.isNaN(dayOf(saved.url)));
  if (known.length === 0 || !known.every((saved) => dayOf(saved.url) < asked)) return undefined;
  return known.toSorted((one, other) => other.at - one.at)[0];
}

/** A label such as `Sun2026Nov22` as a number that grows with the days. */
function dayOf(url: string): number {
  const [, year, month, day] = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/.exec(bulletinLabel(url) ?? '') ?? [];
  return Date.parse(`${day} ${month} ${year} 00:00:00 GMT`);
}
