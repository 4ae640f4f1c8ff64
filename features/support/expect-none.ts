import type { Target } from '../drivers/target.ts';
import { expect } from './expect.ts';
import type { ChurchWorld } from './world.ts';

/** Looks once, when the page is idle: an element that is there now and disappears later was there. */
export async function expectNone({ tab }: ChurchWorld, things: Target): Promise<void> {
  await tab.rest();
  expect(await tab.find(things.filter({ visible: true })).allInnerTexts()).toEqual([]);
}
