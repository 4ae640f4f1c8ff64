import { defineParameterType, Then } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { unpaintedIn } from '../pages/lists.ts';
import { isUnfolded } from '../pages/menus.ts';
import { expect } from '../support/expect.ts';
import { boxOf } from '../support/geometry.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

type Look = (thing: Locator) => Promise<void>;

const STATES: Readonly<Record<string, Look>> = {
  highlighted: isHighlighted,
  loaded: areLoaded,
  disabled: (thing) => expect(thing).toBeDisabled(),
  enabled: (thing) => expect(thing).toBeEnabled(),
  pressed: (thing) => expect(thing).toHaveAttribute('aria-pressed', 'true'),
  chosen: (thing) => expect(thing).toBeChecked(),
  open: (thing) => expect.poll(() => thing.evaluate(isUnfolded)).toBe(true),
  closed: (thing) => expect.poll(() => thing.evaluate(isUnfolded)).toBe(false),
  noted: (thing) => expect(thing).toHaveAttribute('data-pressed'),
  busy: (thing) => expect(thing).toHaveAttribute('aria-busy', 'true'),
  masked: (thing) => expect(thing).toHaveAttribute('type', 'password'),
  readable: (thing) => expect(thing).toHaveAttribute('type', 'text'),
  'large enough for a thumb': (thing) => expect.poll(() => narrowSide(thing)).toBeGreaterThanOrEqual(44),
  painted: (thing) => expect.poll(() => thing.evaluateAll(arePainted)).toBe(true),
  'in the window': (thing) => expect(thing).toBeInViewport(),
  'wholly in the window': (thing) => expect(thing).toBeInViewport({ ratio: 1 }),
  'in sight above the bar for the thumb': endsAboveTheThumb,
  'high up on the page': (thing) => expect.poll(async () => (await boxOf(thing)).y).toBeLessThan(300),
  'shown as a whole': isWhole,
  'at the top right': standsAtTheTopRight,
  red: (thing) => hasColour(thing, 'red'),
  green: (thing) => hasColour(thing, 'green'),
  running: (thing) => expect(thing).toHaveCSS('animation-play-state', 'running'),
  'standing still': (thing) => expect(thing).toHaveCSS('animation-play-state', 'paused'),
  turned: (thing) => expect(thing).toHaveCSS('rotate', '180deg'),
  'not turned': (thing) => expect(thing).toHaveCSS('rotate', 'none'),
  'marked as the current page': (thing) => expect(thing).toHaveAttribute('aria-current', 'page'),
};

/** Runs in the page: pictures that could be loaded. */
function arePainted(pictures: readonly Element[]): boolean {
  return pictures.every((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0);
}

/** No part of it is clipped, and all of its posts are painted. */
async function isWhole(box: Locator): Promise<void> {
  const clipped = await box.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(clipped, 'pixels that are clipped').toBeLessThanOrEqual(1);
  expect(await unpaintedIn(box), 'headings that are not painted').toEqual([]);
}

/** @throws Error when the page was scrolled, since the earlier position is then unknown */
async function endsAboveTheThumb(thing: Locator): Promise<void> {
  const end = async (): Promise<number> => {
    const { y, height } = await boxOf(thing);
    return y + height;
  };
  const bar = await boxOf(thing.page().getByRole('navigation', { name: '자주 찾는 메뉴' }));
  expect(await thing.page().evaluate(() => window.scrollY), 'pixels that the page was moved by').toBe(0);
  await expect.poll(end).toBeLessThanOrEqual(bar.y);
}

async function narrowSide(thing: Locator): Promise<number> {
  const { width, height } = (await thing.boundingBox()) ?? { width: 0, height: 0 };
  return Math.min(width, height);
}

defineParameterType({
  name: 'state',
  regexp: new RegExp(Object.keys(STATES).join('|')),
  transformer: (name: string): Look => {
    const look = STATES[name];
    if (look === undefined) throw new Error(`Nothing can be ${name}`);
    return look;
  },
});

Then('{thing} is/are {state}', async function (this: ChurchWorld, thing: Thing, look: Look) {
  await look(thing.in(this));
});

Then('{thing} has the focus', async function (this: ChurchWorld, thing: Thing) {
  await expect(thing.in(this)).toBeFocused();
});

async function standsAtTheTopRight(thing: Locator): Promise<void> {
  const { x, y, width } = await boxOf(thing);
  const window = thing.page().viewportSize();
  if (window === null) throw new Error('The window has no size');
  expect(y).toBeLessThan(window.height / 4);
  expect(x).toBeGreaterThan(window.width / 2);
  expect(x + width).toBeGreaterThan(window.width * 0.9);
  expect(x + width).toBeLessThanOrEqual(window.width);
}

/** The strongest of its three colour channels, in light and dark theme. */
async function hasColour(thing: Locator, colour: 'red' | 'green'): Promise<void> {
  await expect(thing).toBeVisible();
  const strongest = () =>
    thing.evaluate((element) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (canvas === null) return undefined;
      canvas.fillStyle = getComputedStyle(element).color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (red > Math.max(green, blue)) return 'red';
      return green > Math.max(red, blue) ? 'green' : undefined;
    });
  await expect.poll(strongest).toBe(colour);
}

/** A row whose cells have the same background, different from that of the neighbouring rows. */
async function isHighlighted(row: Locator): Promise<void> {
  const stands = () =>
    row.evaluate((element) => {
      const [grounds = [], ...others] = [element, element.previousElementSibling, element.nextElementSibling].map(
        (one) => [...(one?.children ?? [])].map((cell) => getComputedStyle(cell).backgroundColor),
      );
      return new Set(grounds).size === 1 && !others.flat().some((ground) => grounds.includes(ground));
    });
  await expect.poll(stands).toBe(true);
}

/** Every one of the pictures. */
async function areLoaded(pictures: Locator): Promise<void> {
  const loaded = () =>
    pictures.evaluateAll(
      (all) => all.length > 0 && all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
    );
  await expect.poll(loaded).toBe(true);
}
