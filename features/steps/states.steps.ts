import { defineParameterType, Then } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { boxOf } from '../drivers/browser/geometry.ts';
import type { Target } from '../drivers/target.ts';
import { unpaintedIn } from '../pages/lists.ts';
import { areUnfolded } from '../pages/menus.ts';
import { expect } from '../support/expect.ts';
import { seeAttribute, seeOne } from '../support/looks.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

/** What is true of a thing once it is so. */
type Look = (world: ChurchWorld, target: Target) => Promise<void>;

/** A look at one attribute; null stands for none. */
const attribute =
  (name: string, value: string | null): Look =>
  (world, target) =>
    seeAttribute(world, target, name, (seen) => expect(seen, name).toBe(value));

/** A look at each of the things. */
const each =
  (look: (all: Element[]) => boolean[], wanted: boolean): Look =>
  (world, target) =>
    seeOne(world, target, look, (seen) => expect(seen, target.words).toBe(wanted));

/** A look that only a browser can have. */
const drawn =
  (look: (thing: Locator) => Promise<void>): Look =>
  (world, target) =>
    look(world.on(target));

const STATES: Readonly<Record<string, Look>> = {
  disabled: each(areDisabled, true),
  enabled: each(areDisabled, false),
  pressed: attribute('aria-pressed', 'true'),
  chosen: each(areChecked, true),
  open: each(areUnfolded, true),
  closed: each(areUnfolded, false),
  noted: attribute('data-pressed', ''),
  busy: attribute('aria-busy', 'true'),
  masked: attribute('type', 'password'),
  readable: attribute('type', 'text'),
  'marked as the current page': attribute('aria-current', 'page'),
  highlighted: drawn(isHighlighted),
  loaded: drawn(areLoaded),
  'large enough for a thumb': drawn((thing) => expect.poll(() => narrowSide(thing)).toBeGreaterThanOrEqual(44)),
  painted: drawn((thing) => expect.poll(() => thing.evaluateAll(arePainted)).toBe(true)),
  'in the window': drawn((thing) => expect(thing).toBeInViewport()),
  'wholly in the window': drawn((thing) => expect(thing).toBeInViewport({ ratio: 1 })),
  'in sight above the bar for the thumb': drawn(endsAboveTheThumb),
  'high up on the page': drawn((thing) => expect.poll(async () => (await boxOf(thing)).y).toBeLessThan(300)),
  'shown as a whole': drawn(isWhole),
  'at the top right': drawn(standsAtTheTopRight),
  red: drawn((thing) => hasColour(thing, 'red')),
  green: drawn((thing) => hasColour(thing, 'green')),
  running: drawn((thing) => isAnimated(thing, 'running')),
  'standing still': drawn((thing) => isAnimated(thing, 'paused')),
  turned: drawn((thing) => expect(thing).toHaveCSS('rotate', '180deg')),
  'not turned': drawn((thing) => expect(thing).toHaveCSS('rotate', 'none')),
};

/** Runs in the page, like the other one. */
function areDisabled(all: readonly Element[]): boolean[] {
  return all.map((one) => one.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *'));
}

function areChecked(all: readonly Element[]): boolean[] {
  return all.map((one) => ('checked' in one ? one.checked === true : one.getAttribute('aria-checked') === 'true'));
}

/** Runs in the page: pictures that could be loaded. */
function arePainted(pictures: readonly Element[]): boolean {
  return (
    pictures.length > 0 && pictures.every((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0)
  );
}

/** What has no animation counts as running for the browser. */
async function isAnimated(thing: Locator, how: 'running' | 'paused'): Promise<void> {
  await expect(thing).not.toHaveCSS('animation-name', 'none');
  await expect(thing).toHaveCSS('animation-play-state', how);
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
  await look(this, thing.target);
});

Then('{thing} has the focus', async function (this: ChurchWorld, { target }: Thing) {
  await seeOne(
    this,
    target,
    (all) => all.map((one) => one === document.activeElement),
    (hasIt) => expect(hasIt, `${target.words} has the focus`).toBe(true),
  );
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
