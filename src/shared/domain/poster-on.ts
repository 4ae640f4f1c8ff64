import type { Poster } from './church.ts';

/**
 * The poster of a day: the first that is shown on it (HOME-01).
 * @param today as `YYYY-MM-DD`; undefined where the day is not known
 * @param everyday the poster of all other days
 */
export function posterOn<Shown extends Poster, Everyday>(
  posters: readonly Shown[],
  everyday: Everyday,
  today: string | undefined,
): Shown | Everyday {
  if (today === undefined) return everyday;
  // Days written year first are in order when compared as text.
  return posters.find(({ from = '', until }) => from <= today && today <= until) ?? everyday;
}
