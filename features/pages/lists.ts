import type { Locator } from 'playwright';
import type { Finder, Nouns } from '../support/nouns.ts';

/** The box of the page's list. */
export const list: Finder = (place) => place.getByRole('region', { name: /목록$/ });
export const posts: Finder = (place) => list(place).getByRole('article');

/** Elements in a list that could run a script, as in hostile content. */
export const programsIn: Finder = (box) => box.locator('script, iframe, [onload], [onerror], svg:not([aria-hidden])');

/** A list's links and pictures. */
export const addressed: Finder = (box) => box.locator('a, img');

/** Runs in the page. */
export const addressesOf = (all: readonly Element[]): string[] =>
  all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? '');

/** The headings of posts that the browser does not paint before they are near the viewport. */
export const unpaintedIn = (box: Locator): Promise<readonly string[]> =>
  box
    .locator('article h3')
    .evaluateAll((all) =>
      all
        .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
        .map(({ textContent }) => textContent),
    );

const KINDS = ['announcement', 'advertisement', 'sheet'] as const;

const nouns = KINDS.flatMap((kind): [string, Finder][] => [
  [`${kind}s`, posts],
  [`the ${kind} …`, (place, title) => posts(place).filter({ hasText: title ?? '' })],
  [`${kind} # of the list`, (place, number) => posts(place).nth(Number(number) - 1)],
]);

export const listThings: Nouns = { 'the list of posts': list, ...Object.fromEntries(nouns) };
