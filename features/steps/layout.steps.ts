import { defineParameterType, Then } from '@cucumber/cucumber';
import { type Box, boxOf } from '../drivers/browser/geometry.ts';
import { overflowOf } from '../pages/barriers.ts';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

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

Then('nothing is wider than the window', async function (this: ChurchWorld) {
  await this.tab.rest();
  expect(await overflowOf(this.page), 'pixels that stand out to the right').toBeLessThanOrEqual(0);
});
