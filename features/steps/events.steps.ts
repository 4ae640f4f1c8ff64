import { type DataTable, Then } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import type { Edges } from '../drivers/browser/geometry.ts';
import { PAGE } from '../drivers/target.ts';
import { dayCells, dayDates, eventBars, kindsOfEvent } from '../pages/events.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Positions in the window, in pixels. */
const edgesOf = (things: Locator): Promise<Edges[]> =>
  things.evaluateAll((all) =>
    all.map((thing) => {
      const { top, right, bottom, left } = thing.getBoundingClientRect();
      return { top, right, bottom, left };
    }),
  );

/** Whether a bar covers the middle of a day in its row. */
function liesOver(bar: Edges, day: Edges): boolean {
  const middle = (day.left + day.right) / 2;
  return day.top < bar.top && bar.bottom < day.bottom + 1 && bar.left < middle && middle < bar.right;
}

const overlap = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The days below the bars: `19–21` for each row in which the event is shown. */
Then(
  'the event {string} lies over {string}, and over no other event',
  async function (this: ChurchWorld, name: string, days: string) {
    const lying = async () => {
      const numbers = await this.on(dayDates(PAGE)).evaluateAll((all) =>
        all.map((time) => Number(time.getAttribute('datetime')?.slice(-2))),
      );
      const cells = await edgesOf(this.on(dayCells(PAGE)));
      return (await edgesOf(this.on(eventBars(PAGE, name))))
        .map((bar) => {
          const below = numbers.filter((_, at) => cells.slice(at, at + 1).some((cell) => liesOver(bar, cell)));
          return [...new Set([below[0], below.at(-1)])].join('–');
        })
        .join(', ');
    };
    await expect.poll(lying).toBe(days);
    const all = await edgesOf(this.on(eventBars(PAGE)));
    expect(all.length).toBeGreaterThan(1);
    expect(all.filter((one, at) => all.slice(at + 1).some((other) => overlap(one, other)))).toEqual([]);
  },
);

/** Ranges of hue, in degrees. */
const HUES: Readonly<Record<string, readonly [number, number]>> = {
  green: [90, 170],
  orange: [15, 45],
  blue: [200, 230],
  purple: [255, 290],
};

/** The name, the colour and an event of each type; each type also has a shape of its own. */
Then('the kinds of event are', async function (this: ChurchWorld, table: DataTable) {
  const shapes = await Promise.all(
    table.raw().map(async ([word = '', colour = '', example = '']) => {
      const bar = this.on(eventBars(PAGE, example)).first();
      await expect(bar).toHaveAccessibleName(new RegExp(`^${word}, `));
      await expect(this.on(kindsOfEvent(PAGE))).toContainText(word);
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

function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / range) * 60 + 120;
  return ((red - green) / range) * 60 + 240;
}
