import { Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import { boxOf, pagesOf, painted } from '../support/bulletin-pages.ts';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

type Way = 'up' | 'down';
type Place = readonly [x: number, y: number];
type Touch = readonly ['touchStart' | 'touchMove' | 'touchEnd', readonly Place[]];

/** Places that later steps compare with. */
const pointed = new WeakMap<ChurchWorld, { readonly page: Locator; readonly at: Place; readonly shares: Place }>();
const stood = new WeakMap<ChurchWorld, Stand>();

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

When('I click the first page', async function (this: ChurchWorld) {
  await pagesOf(this).first().click();
});

When('I scroll to the last page', async function (this: ChurchWorld) {
  await pagesOf(this)
    .last()
    .evaluate((image) => image.scrollIntoView({ block: 'center' }));
});

When(
  /^I turn the wheel (up|down) over the (first|last) page (\d+) times?( with Ctrl)?$/,
  async function (this: ChurchWorld, way: Way, which: 'first' | 'last', times: string, ctrl: string | null) {
    const page = pagesOf(this)[which]();
    const { x, y } = await placeOf(page);
    const at = [x + 200, Math.max(y + 100, 200)] as const;
    pointed.set(this, { page, at, shares: await sharesOf(page, at) });
    await this.page.mouse.move(...at);
    await turnWheel(this, way, Number(times), ctrl !== null);
  },
);

When(
  /^I turn the wheel (up|down) there (\d+) times?( with Ctrl)?$/,
  function (this: ChurchWorld, way: Way, times: string, ctrl: string | null) {
    return turnWheel(this, way, Number(times), ctrl !== null);
  },
);

async function turnWheel(world: ChurchWorld, way: Way, times: number, ctrl: boolean): Promise<void> {
  if (ctrl) await world.page.keyboard.down('Control');
  await inTurn(Array.from({ length: times }).keys(), async () => {
    await world.page.mouse.wheel(0, way === 'up' ? -100 : 100);
    // A browser joins what comes within one frame: a wheel is not turned that fast.
    await painted(pagesOf(world).first());
  });
  if (ctrl) await world.page.keyboard.up('Control');
}

Then('the point of the page under the pointer has stayed', async function (this: ChurchWorld) {
  const before = pointed.get(this);
  if (before === undefined) throw new Error('Nothing was pointed at');
  const after = await sharesOf(before.page, before.at);
  expect(Math.abs(after[0] - before.shares[0])).toBeLessThan(0.01);
  expect(Math.abs(after[1] - before.shares[1])).toBeLessThan(0.01);
  expect(await boxOf(this).evaluate((box, [x, y]) => box.contains(document.elementFromPoint(x, y)), before.at)).toBe(
    true,
  );
});

Then('the bulletin is seen at {int}%', async function (this: ChurchWorld, percent: number) {
  await expect(this.page.getByRole('group', { name: '주보 쪽 크기' }).getByRole('status')).toHaveText(`${percent}%`);
  const share = () =>
    boxOf(this).evaluate((box) =>
      Math.round(((box.firstElementChild?.getBoundingClientRect().width ?? 0) / box.clientWidth) * 100),
    );
  await expect.poll(share).toBe(percent);
});

When('I press the first page twice', async function (this: ChurchWorld) {
  await pagesOf(this).first().dblclick();
});

When('I tap the first page twice', async function (this: ChurchWorld) {
  await pagesOf(this).first().tap();
  await pagesOf(this).first().tap();
});

When('I remember where the first page stands', async function (this: ChurchWorld) {
  stood.set(this, await standOf(this));
});

When('I drag the first page by {int}, {int} px', async function (this: ChurchWorld, across: number, down: number) {
  const { x, y, width, height } = await placeOf(boxOf(this));
  const from: Place = [x + width / 2, Math.min(y + height / 2, 600)];
  await this.page.mouse.move(...from);
  await this.page.mouse.down();
  await this.page.mouse.move(from[0] + across / 2, from[1] + down / 2);
  await this.page.mouse.move(from[0] + across, from[1] + down);
  await this.page.mouse.up();
});

Then(
  /^the first page has moved by (-?\d+), (-?\d+) px, and the window has not$/,
  async function (this: ChurchWorld, across: string, down: string) {
    const before = stood.get(this);
    if (before === undefined) throw new Error('Where it stood was not remembered');
    await painted(pagesOf(this).first());
    const { x, y, scrolled } = await standOf(this);
    expect([x - before.x, y - before.y].map(Math.round)).toEqual([Number(across), Number(down)]);
    expect(scrolled).toBe(before.scrolled);
  },
);

async function standOf(world: ChurchWorld): Promise<Stand> {
  const { x, y } = await placeOf(pagesOf(world).first());
  return { x, y, scrolled: await world.page.evaluate(() => window.scrollY) };
}

When('I spread two fingers over the first page to twice their distance', async function (this: ChurchWorld) {
  await pagesOf(this).first().scrollIntoViewIfNeeded();
  const fingers = (from: number, to: number): readonly Place[] => [
    [from, 300],
    [to, 300],
  ];
  await touch(this, [
    ['touchStart', fingers(150, 210)],
    ['touchMove', fingers(135, 225)],
    ['touchMove', fingers(120, 240)],
    ['touchEnd', []],
  ]);
});

Then(/^one finger moves (the page on|the bulletin inside its box)$/, async function (this: ChurchWorld, what: string) {
  const scrolled = () => this.page.evaluate(() => window.scrollY);
  const shown = async () => (await placeOf(pagesOf(this).first())).y;
  await pagesOf(this).first().scrollIntoViewIfNeeded();
  const before = { scrolled: await scrolled(), shown: await shown() };
  await touch(this, [
    ['touchStart', [[180, 500]]],
    ...[470, 440, 410, 380, 350].map((y): Touch => ['touchMove', [[180, y]]]),
    ['touchEnd', []],
  ]);
  await expect.poll(shown).toBeLessThan(before.shown - 50);
  if (what === 'the page on') await expect.poll(scrolled).toBeGreaterThan(before.scrolled + 50);
  else expect(await scrolled()).toBe(before.scrolled);
});

async function touch(world: ChurchWorld, steps: readonly Touch[]): Promise<void> {
  const client = await world.context.newCDPSession(world.page);
  await inTurn(steps, ([type, points]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) }),
  );
}

async function placeOf(shown: Locator): Promise<NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>> {
  const place = await shown.boundingBox();
  if (place === null) throw new Error('It is not shown');
  return place;
}

/** Where on a page a point of the window is, as shares of its width and height. */
async function sharesOf(page: Locator, [left, top]: Place): Promise<Place> {
  const { x, y, width, height } = await placeOf(page);
  return [(left - x) / width, (top - y) / height];
}
