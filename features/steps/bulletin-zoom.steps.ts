import { defineParameterType, Then, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { boxOf, middleOf, type Point, sharesOf } from '../drivers/browser/geometry.ts';
import { locate } from '../drivers/browser/locate.ts';
import { touch } from '../drivers/browser/touch.ts';
import { whenPainted } from '../drivers/browser/when-painted.ts';
import { PAGE } from '../drivers/target.ts';
import { bulletinPages, bulletinSize, pagesBox } from '../pages/bulletin.ts';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

/** The point of a page that the pointer was over last. */
const pointed = new WeakMap<ChurchWorld, { readonly page: Locator; readonly at: Point; readonly shares: Point }>();
/** Position and size of the pages at the last look. */
const stood = new WeakMap<ChurchWorld, Stand>();

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

interface Turn {
  readonly way: 1 | -1;
  readonly times: number;
  readonly ctrl: boolean;
}

defineParameterType({
  name: 'turn',
  regexp: /(up|down)(?: (\d+) times)?( with Ctrl)?/,
  transformer: (way: string, times: string | undefined, ctrl: string | undefined): Turn => ({
    way: way === 'up' ? -1 : 1,
    times: Number(times ?? 1),
    ctrl: ctrl !== undefined,
  }),
});

When(
  'I turn the wheel {turn} over {thing}',
  async function (this: ChurchWorld, { way, times, ctrl }: Turn, thing: Thing) {
    const page = thing.in(this);
    const at = pointed.get(this)?.at ?? (await placeIn(page));
    pointed.set(this, { page, at, shares: await sharesOf(page, at) });
    await this.page.mouse.move(at.x, at.y);
    if (ctrl) await this.page.keyboard.down('Control');
    await sequentially(Array.from({ length: times }).keys(), async () => {
      await this.page.mouse.wheel(0, way * 100);
      // A browser joins wheel events within one frame, which a person's are not.
      await whenPainted(page);
    });
    if (ctrl) await this.page.keyboard.up('Control');
  },
);

/** Beside the middle, since a zoom around the middle would not move it. */
async function placeIn(page: Locator): Promise<Point> {
  await page.scrollIntoViewIfNeeded();
  const { x, y, width } = await boxOf(page);
  return { x: x + width / 3, y: Math.max(y + 100, 200) };
}

Then('what the pointer stands on has stayed', async function (this: ChurchWorld) {
  const before = pointed.get(this);
  if (before === undefined) throw new Error('Nothing was pointed at');
  await this.tab.rest();
  const after = await sharesOf(before.page, before.at);
  expect(Math.abs(after.x - before.shares.x)).toBeLessThan(0.01);
  expect(Math.abs(after.y - before.shares.y)).toBeLessThan(0.01);
  const isInBox = this.on(pagesBox(PAGE)).evaluate(
    (box, { x, y }) => box.contains(document.elementFromPoint(x, y)),
    before.at,
  );
  expect(await isInBox).toBe(true);
});

Then('the bulletin is seen at {int}%', async function (this: ChurchWorld, percent: number) {
  await expect(this.on(bulletinSize(PAGE))).toHaveText(`${percent}%`);
  const share = () =>
    this.on(pagesBox(PAGE)).evaluate((box) =>
      Math.round(((box.firstElementChild?.getBoundingClientRect().width ?? 0) / box.clientWidth) * 100),
    );
  await expect.poll(share).toBe(percent);
  stood.set(this, await standOf(this));
});

type Shift = (before: Stand, now: Stand) => void;

const SHIFTS: Readonly<Record<string, Shift>> = {
  'up in its box': (before, now) => {
    expect(now.y).toBeLessThan(before.y - 50);
    expect(now.scrolled).toBe(before.scrolled);
  },
  'up with the window': (before, now) => {
    expect(now.y).toBeLessThan(before.y - 50);
    expect(now.scrolled).toBeGreaterThan(before.scrolled + 50);
  },
};

defineParameterType({
  name: 'shift',
  regexp: /(up in its box|up with the window)|by (-?\d+), (-?\d+) px in its box/,
  transformer: (name: string | undefined, across: string, down: string): Shift =>
    SHIFTS[name ?? ''] ??
    ((before, now) => {
      expect([now.x - before.x, now.y - before.y].map(Math.round)).toEqual([Number(across), Number(down)]);
      expect(now.scrolled).toBe(before.scrolled);
    }),
});

/** Since its size or position was last looked at. */
Then('the bulletin has moved {shift}', async function (this: ChurchWorld, hasMoved: Shift) {
  const before = stood.get(this);
  if (before === undefined) throw new Error('Look at its size first');
  await this.tab.soon(
    () => standOf(this),
    (now) => hasMoved(before, now),
  );
  stood.set(this, await standOf(this));
});

type Gesture = (middle: Point) => readonly (readonly Point[])[];

const GESTURES: Readonly<Record<string, Gesture>> = {
  'spread two fingers to twice their distance': ({ x, y }) =>
    [30, 45, 60].map((reach): readonly Point[] => [
      { x: x - reach, y },
      { x: x + reach, y },
    ]),
  'draw one finger up': ({ x, y }) =>
    [75, 45, 15, -15, -45, -75].map((below): readonly Point[] => [{ x, y: y + below }]),
};

When(
  /^I (spread two fingers to twice their distance|draw one finger up) over the bulletin$/,
  async function (this: ChurchWorld, name: string) {
    await this.on(bulletinPages(PAGE)).first().scrollIntoViewIfNeeded();
    stood.set(this, await standOf(this));
    const middle = await middleOf(this.on(pagesBox(PAGE)));
    const gesture = GESTURES[name];
    if (gesture === undefined) throw new Error(`No fingers ${name}`);
    await touch(this, gesture(middle));
  },
);

async function standOf({ page }: ChurchWorld): Promise<Stand> {
  const { x, y } = await boxOf(locate(page, bulletinPages(PAGE).first()));
  return { x, y, scrolled: await page.evaluate(() => window.scrollY) };
}
