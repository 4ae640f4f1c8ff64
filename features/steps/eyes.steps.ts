import { type DataTable, defineParameterType, Then } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { overflowOf } from '../pages/barriers.ts';
import { fieldIn } from '../pages/controls.ts';
import { unpaintedIn } from '../pages/lists.ts';
import { isUnfolded } from '../pages/menus.ts';
import { rowsOf } from '../pages/tables.ts';
import { toasts } from '../pages/toasts.ts';
import { expect } from '../support/expect.ts';
import { settle } from '../support/settle.ts';
import type { Thing } from '../support/things.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('I see {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
});

Then('I do not see {string}', async function (this: ChurchWorld, text: string) {
  await expectNone(this, this.page.getByText(text));
});

Then('I see {thing}', async function (this: ChurchWorld, thing: Thing) {
  await expect(thing.in(this).first()).toBeVisible();
});

Then('I do not see {thing}', async function (this: ChurchWorld, thing: Thing) {
  await expectNone(this, thing.in(this));
});

Then('I see {int} {thing}', async function (this: ChurchWorld, count: number, thing: Thing) {
  if (count === 0) throw new Error('What is not there may be on its way: say "I do not see"');
  await expect(thing.in(this)).toHaveCount(count);
});

Then('{thing} says {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await expect(thing.in(this).filter({ hasText: text }).first()).toBeVisible();
});

Then('{thing} says just {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await expect(thing.in(this)).toHaveText(text);
});

Then('{thing} does not say {string}', async function (this: ChurchWorld, thing: Thing, text: string) {
  await settle(this);
  expect(inOneLine(await thing.in(this).innerText())).not.toContain(text);
});

Then('I see {string} in {thing}', async function (this: ChurchWorld, text: string, thing: Thing) {
  await expect(thing.in(this).getByText(text)).toBeVisible();
});

/** One row for each of the things, in order; its cells are parts of the thing's text, in order. */
Then('{thing} are', async function (this: ChurchWorld, things: Thing, table: DataTable) {
  const shown = async () => (await things.in(this).allInnerTexts()).map(inOneLine);
  await expect.poll(shown, things.phrase).toEqual(table.raw().map((cells) => inOneLine(cells.join(' '))));
});

/** Looks once, when the page is idle: something that is there now and disappears later was there. */
async function expectNone(world: ChurchWorld, things: Locator): Promise<void> {
  await settle(world);
  expect(await things.filter({ visible: true }).allInnerTexts()).toEqual([]);
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Compares as many columns as are given, from the first. */
Then('the rows of {thing} are', async function (this: ChurchWorld, thing: Thing, table: DataTable) {
  const [first = []] = table.raw();
  const shown = async () => (await rowsOf(thing.in(this))).map((cells) => cells.slice(0, first.length));
  await expect.poll(shown, thing.phrase).toEqual(table.raw());
});

/** The text of every link inside, and its address, in order. */
Then('the links of {thing} are', async function (this: ChurchWorld, thing: Thing, table: DataTable) {
  const links = async () => {
    const all = await thing.in(this).getByRole('link').all();
    return Promise.all(all.map(async (link) => [inOneLine(await link.innerText()), await link.getAttribute('href')]));
  };
  await expect.poll(links, thing.phrase).toEqual(table.raw());
});

Then('{thing} leads to {place}', async function (this: ChurchWorld, thing: Thing, to: string) {
  await expect(thing.in(this)).toHaveAttribute('href', to);
});

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

/** Runs in the page: pictures that could be fetched. */
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

type Relation = (box: Box, other: Box) => boolean;

/** The position of one thing relative to another. */
const RELATIONS: Readonly<Record<string, Relation>> = {
  beside: (box, other) => box.x >= other.x + other.width,
  below: (box, other) => box.y >= other.y + other.height && box.x < other.x + other.width,
};

defineParameterType({
  name: 'relation',
  regexp: new RegExp(Object.keys(RELATIONS).join('|')),
  transformer: (name: string): Relation => {
    const relation = RELATIONS[name];
    if (relation === undefined) throw new Error(`Nothing stands ${name}`);
    return relation;
  },
});

Then(
  '{thing} stands {relation} {thing}',
  async function (this: ChurchWorld, thing: Thing, isSo: Relation, other: Thing) {
    const stands = async (): Promise<boolean> => {
      const [box, from] = await Promise.all([thing.in(this).boundingBox(), other.in(this).boundingBox()]);
      // An element that has just been rendered may have no box yet.
      return box !== null && from !== null && isSo(box, from);
    };
    await expect.poll(stands).toBe(true);
  },
);

interface Size {
  readonly isMost: boolean;
  readonly pixels: (windowHeight: number) => number;
}

defineParameterType({
  name: 'size',
  regexp: /(at most )?(\d+) (px|% of the window)/,
  transformer: (most: string | undefined, number: string, unit: string): Size => ({
    isMost: most !== undefined,
    pixels: (windowHeight) => (unit === 'px' ? Number(number) : (windowHeight * Number(number)) / 100),
  }),
});

Then('{thing} is {size} high', async function (this: ChurchWorld, thing: Thing, size: Size) {
  const most = size.pixels(this.page.viewportSize()?.height ?? 0);
  await expect(thing.in(this)).toBeVisible();
  const { height } = await boxOf(thing.in(this));
  expect(height).toBeLessThanOrEqual(most + 1);
  expect(height).toBeGreaterThan(size.isMost ? 0 : most - 1);
});

Then('{thing} has the focus', async function (this: ChurchWorld, thing: Thing) {
  await expect(thing.in(this)).toBeFocused();
});

Then('{string} holds {string}', async function (this: ChurchWorld, label: string, text: string) {
  await expect(fieldIn(this.page, label)).toHaveValue(text);
});

Then('{string} is wrong: {string}', async function (this: ChurchWorld, label: string, text: string) {
  const field = fieldIn(this.page, label);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', String.raw`\.`)));
});

/** The check mark beside the label of a valid field, which is also given as hidden text. */
Then('{string} is right: {string}', async function (this: ChurchWorld, label: string, text: string) {
  const field = fieldIn(this.page, label);
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
  expect(await field.getAttribute('aria-invalid')).toBe(null);
});

Then('{string} is not wrong', async function (this: ChurchWorld, label: string) {
  await settle(this);
  expect(await fieldIn(this.page, label).getAttribute('aria-invalid')).not.toBe('true');
});

Then('no toast is shown', async function (this: ChurchWorld) {
  await expectNone(this, toasts(this.page));
});

Then('nothing is wider than the window', async function (this: ChurchWorld) {
  await settle(this);
  expect(await overflowOf(this.page), 'pixels that stand out to the right').toBeLessThanOrEqual(0);
});

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(thing: Locator): Promise<Box> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  return box;
}

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

/** What the product logs for its maintainers: `GET api/Member: serverFailed`. */
Then('the log says {string}', async function (this: ChurchWorld, text: string) {
  await expect.poll(() => this.console.lines).toContainEqual(expect.stringContaining(text));
});

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
