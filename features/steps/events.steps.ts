import { readFile } from 'node:fs/promises';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import * as z from 'zod';
import type { ChurchWorld } from '../support/world.ts';

const grid = ({ page }: ChurchWorld): Locator => page.getByRole('grid');
const dayOf = (world: ChurchWorld, day: string): Locator => grid(world).getByRole('gridcell', { name: day });
/** What a week row shows of an event; an event that goes over a row break is there twice. */
const barsOf = ({ page }: ChurchWorld, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`(?:예배|행사), .*${name}`) }).filter({ visible: true });

Then('the month is {string}', async function (this: ChurchWorld, month: string) {
  await expect(this.page.getByRole('heading', { level: 2 })).toHaveText(month);
  await expect(grid(this)).toHaveAccessibleName(month);
});

Then('the month holds events', async function (this: ChurchWorld) {
  await expect(barsOf(this, '주일예배').first()).toBeVisible();
});

Then(
  'the month has {int} week rows, from {string} to {string}',
  async function (this: ChurchWorld, rows: number, first: string, last: string) {
    await expect(grid(this).getByRole('columnheader')).toHaveText(['일', '월', '화', '수', '목', '금', '토']);
    await expect(grid(this).getByRole('rowgroup').nth(1).getByRole('row')).toHaveCount(rows);
    await expect(grid(this).getByRole('gridcell')).toHaveCount(rows * 7);
    await expect(grid(this).getByRole('gridcell').first()).toHaveAccessibleName(new RegExp(`^${first}`));
    await expect(grid(this).getByRole('gridcell').last()).toHaveAccessibleName(new RegExp(`^${last}`));
  },
);

const callsSchema = z.array(z.object({ path: z.string(), query: z.string() }));

Then('the church was asked for', async function (this: ChurchWorld, table: DataTable) {
  const spans = async () =>
    callsSchema
      .parse(await this.control('GET', 'demo/calls'))
      .filter(({ path }) => path.toLowerCase() === '/api/event/')
      .map(({ query }) => new URLSearchParams(query))
      .map((asked) => [asked.get('startDate') ?? '', asked.get('endDate') ?? '']);
  await expect.poll(spans).toEqual(table.raw());
});

interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Where things stand in the window, in pixels. */
const boxesOf = (things: Locator): Promise<Box[]> =>
  things.evaluateAll((all) =>
    all.map((thing) => {
      const { top, right, bottom, left } = thing.getBoundingClientRect();
      return { top, right, bottom, left };
    }),
  );

/** True for a bar that lies over the middle of a day, in its row. */
function liesOver(bar: Box, day: Box): boolean {
  const middle = (day.left + day.right) / 2;
  return day.top < bar.top && bar.bottom < day.bottom + 1 && bar.left < middle && middle < bar.right;
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Days as they lie below the bars: `19–21` for each row that shows some of it. */
Then('the event {string} lies over {string}', async function (this: ChurchWorld, name: string, days: string) {
  await expect(barsOf(this, name).first()).toBeVisible();
  const lying = async () => {
    const numbers = await grid(this)
      .locator('tbody time')
      .evaluateAll((all) => all.map((time) => Number(time.getAttribute('datetime')?.slice(-2))));
    const cells = await boxesOf(grid(this).locator('tbody td'));
    const bars = await boxesOf(barsOf(this, name));
    return bars
      .map((bar) => {
        const below = numbers.filter((_, at) => cells.slice(at, at + 1).some((cell) => liesOver(bar, cell)));
        return [...new Set([below[0], below.at(-1)])].join('–');
      })
      .join(', ');
  };
  await expect.poll(lying).toBe(days);
});

Then('no two events lie over one another', async function (this: ChurchWorld) {
  await expect(barsOf(this, '주일예배').first()).toBeVisible();
  const boxes = await boxesOf(barsOf(this, ''));
  expect(boxes.length).toBeGreaterThan(10);
  const overlapping = boxes.filter((one, at) => boxes.slice(at + 1).some((other) => overlap(one, other)));
  expect(overlapping).toEqual([]);
});

const HUES: Readonly<Record<string, readonly [number, number]>> = {
  green: [90, 170],
  orange: [15, 45],
  blue: [200, 230],
  purple: [255, 290],
};

Then('the kinds of event are', async function (this: ChurchWorld, table: DataTable) {
  await expect(barsOf(this, '주일예배').first()).toBeVisible();
  const shapes = await Promise.all(
    table.raw().map(async ([word = '', colour = '', example = '']) => {
      const bar = barsOf(this, example).first();
      await expect(bar).toHaveAccessibleName(new RegExp(`^${word}, `));
      await expect(this.page.getByRole('list', { name: '행사 종류' })).toContainText(word);
      const mark = await bar.evaluate((element) => {
        const { backgroundColor, clipPath } = getComputedStyle(element, '::before');
        return { rgb: (backgroundColor.match(/\d+/g) ?? []).map(Number), shape: clipPath };
      });
      const [from, to] = HUES[colour] ?? [0, 0];
      const hue = hueOf(mark.rgb);
      expect(hue, `the hue of ${word}`).toBeGreaterThanOrEqual(from);
      expect(hue, `the hue of ${word}`).toBeLessThanOrEqual(to);
      return mark.shape;
    }),
  );
  expect(shapes).not.toContain('none');
  expect(new Set(shapes).size, 'different shapes').toBe(shapes.length);
});

/** The place of a colour in the circle of colours, in degrees. */
function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / range) * 60 + 120;
  return ((red - green) / range) * 60 + 240;
}

When('I open the event {string}', function (this: ChurchWorld, name: string) {
  return barsOf(this, name).first().click();
});

When('I open the day {string}', function (this: ChurchWorld, day: string) {
  // Beside its number, where no bar lies.
  return dayOf(this, day).click({ position: { x: 60, y: 10 } });
});

When('I put the keyboard on {string}', function (this: ChurchWorld, day: string) {
  return dayOf(this, day).focus();
});

Then('the keyboard is on {string}', async function (this: ChurchWorld, day: string) {
  await expect(dayOf(this, day)).toBeFocused();
});

Then('the Tab key stops once in the month', async function (this: ChurchWorld) {
  await expect(grid(this).locator('[tabindex="0"]')).toHaveCount(1);
  await this.page.keyboard.press('Tab');
  await expect(grid(this).locator(':focus')).toHaveCount(0);
});

Then('today is {string}', async function (this: ChurchWorld, day: string) {
  await expect(grid(this).locator('[aria-current="date"]')).toHaveAccessibleName(new RegExp(`^${day}, 오늘`));
});

Then('the event {string} is in the month', async function (this: ChurchWorld, name: string) {
  await expect(barsOf(this, name).first()).toBeVisible();
});

Then('the event {string} is not in the month', async function (this: ChurchWorld, name: string) {
  await expect(grid(this)).toBeVisible();
  await expect(barsOf(this, name)).toHaveCount(0);
});

Then('the window tells', async function (this: ChurchWorld, table: DataTable) {
  const facts = this.page.getByRole('dialog').locator('dl > *');
  await expect(facts).toHaveText(table.raw().flat());
});

Given('{int} more events on {string}', async function (this: ChurchWorld, count: number, day: string) {
  const answers = await this.page.evaluate(
    ([number, date]) =>
      Promise.all(
        Array.from({ length: number }, async (_, at) => {
          const response = await fetch('/api/Event', {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Authorization: `Bearer ${sessionStorage.getItem('jwtToken')}`,
            },
            body: JSON.stringify({
              name: `모임 ${at + 1}`,
              start: date,
              end: date,
              type: '일반행사',
              hostedBy: '친교위원회',
            }),
          });
          return response.status;
        }),
      ),
    [count, day] as const,
  );
  expect(answers).toEqual(Array.from({ length: count }, () => 201));
});

const saved = new WeakMap<ChurchWorld, { readonly name: string; readonly text: string }>();

When('I save the event {string}', async function (this: ChurchWorld, name: string) {
  const [download] = await Promise.all([
    this.page.waitForEvent('download'),
    this.page.getByRole('button', { name: `내 달력에 추가 ${name}` }).click(),
  ]);
  saved.set(this, { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') });
});

Then('the file {string} holds', function (this: ChurchWorld, name: string, lines: string) {
  const file = saved.get(this);
  expect(file?.name).toBe(name);
  const held = (file?.text ?? '').replaceAll('\r\n ', '').split('\r\n');
  expect(held).toEqual(expect.arrayContaining(lines.split('\n')));
});

Then('the focus stays among the events', async function (this: ChurchWorld) {
  await expect(this.page.getByRole('dialog')).toHaveCount(0);
  await expect(this.page.locator('[data-event]:focus')).toBeInViewport();
});
