import type { Locator, Page } from 'playwright';
import type { Point } from '../drivers/browser/geometry.ts';
import type { Finder, Nouns } from '../support/nouns.ts';

const names: Finder = (place) => place.locator('[data-item]');

/** The part of a name by which it is dragged; a family has the name of its head. */
export const nameOn: Finder = (place, name = '') => names(place).filter({ hasText: new RegExp(`^${name}(?! 가정)`) });

const offices: Finder = (place, zone = '') =>
  place.getByRole('region', { name: zone }).locator('[data-drop-target^="office:"]');

/** A duty, a zone or a family, by its heading; an office, such as `비야모라 구역 권찰`. */
export const containerOn: Finder = (place, name = '') => {
  const [, zone, office] = /^(.* 구역) (인도자|구역장|권찰)$/.exec(name) ?? [];
  if (office !== undefined) return offices(place, zone ?? '').filter({ hasText: office });
  if (name.endsWith(' 가정')) return place.locator('[data-drop-target^="home:"]').filter({ has: nameOn(place, name) });
  const heading = place.getByRole('heading', { level: 2, name: new RegExp(`^${name} `) });
  return place.locator('section[data-drop-target]').filter({ has: heading });
};

export const namesOn: Finder = (place, name) => names(containerOn(place, name ?? ''));

/** What a screen reader announces during a drag. */
export const voice: Finder = (place) => place.locator('[id^="DndLiveRegion"][aria-live="assertive"]');

const choice: Finder = (place, name = '') =>
  place.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });

export const boardThings: Nouns = {
  'the name …': nameOn,
  'the card of …': (place, name) => nameOn(place, name).locator('..'),
  'names of …': namesOn,
  'the place …': containerOn,
  'offices of …': offices,
  'the people of …': (place, family) => containerOn(place, family ?? '').locator('summary'),
  'the choice …': (place, name) => choice(place, name ?? '').first(),
  'the screen reader': voice,
};

/** The middle of the visible part of an element, between the sticky bars. */
export const visibleMiddle = (thing: Locator): Promise<Point> =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const lines = Array.from({ length: 40 }, (_, at) => top + ((at + 0.5) * (bottom - top)) / 40).filter((line) =>
      element.contains(document.elementFromPoint(x, line)),
    );
    const y = lines[Math.floor(lines.length / 2)];
    if (y === undefined) throw new Error('Nothing of it is in sight');
    return { x, y };
  });

/** Scrolls an element to the middle of the window, as far as the page can be scrolled. */
export const bringToMiddle = (thing: Locator): Promise<void> =>
  thing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

/** Begins to listen for the end of a scroll: a page may scroll on after the finger was lifted. */
export async function whenScrolled(page: Page): Promise<() => Promise<void>> {
  const end = await page.evaluateHandle(() => ({
    scroll: new Promise<void>((resolve) => window.addEventListener('scrollend', () => resolve(), { once: true })),
  }));
  return () => end.evaluate(({ scroll }) => scroll);
}
