import type { Saved } from './saved-copy.ts';
import { bulletinLabel } from './site-requests.ts';

/**
 * The saved answer that also speaks for a later Sunday than any that was asked about: when it was saved, there was no
 * bulletin of that Sunday. The page then looks a week back, and comes to the newest one that is saved (OFFL-02).
 * @param copies the saved answers about bulletins
 */
export function speaksFor(url: string, copies: readonly Saved[]): Saved | undefined {
  const asked = dayOf(url);
  const known = copies.filter((saved) => !Number.isNaN(dayOf(saved.url)));
  if (known.length === 0 || !known.every((saved) => dayOf(saved.url) < asked)) return undefined;
  return known.toSorted((one, other) => other.at - one.at)[0];
}

/** Of a label such as `Sun2026Nov22`, as a number that grows with the days. */
function dayOf(url: string): number {
  const [, year, month, day] = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/.exec(bulletinLabel(url) ?? '') ?? [];
  return Date.parse(`${day} ${month} ${year} 00:00:00 GMT`);
}
