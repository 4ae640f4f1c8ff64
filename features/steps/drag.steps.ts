import { defineParameterType, When } from '@cucumber/cucumber';
import { middleOf, type Point } from '../drivers/browser/geometry.ts';
import { vocabulary } from '../pages/vocabulary.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

/** Where a pointer moves with the dragged item. */
type Aim = (world: ChurchWorld, from: Point) => Promise<Point>;

defineParameterType({
  name: 'aim',
  regexp: new RegExp(`by (-?\\d+), (-?\\d+) px|onto (${vocabulary.pattern.source})`),
  transformer: (across: string | undefined, down: string, target: string | undefined): Aim => {
    if (target !== undefined) return (world) => middleOf(vocabulary.read(target).in(world));
    return async (_, { x, y }) => ({ x: x + Number(across), y: y + Number(down) });
  },
});

When('I drag {thing} {aim}', async function (this: ChurchWorld, thing: Thing, aim: Aim) {
  await thing.in(this).scrollIntoViewIfNeeded();
  const from = await middleOf(thing.in(this));
  const to = await aim(this, from);
  const { mouse } = this.page;
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + (to.x - from.x) / 2, from.y + (to.y - from.y) / 2, { steps: 4 });
  await mouse.move(to.x, to.y, { steps: 4 });
  await mouse.up();
});
