import type { Locator } from 'playwright';
import { expect } from './expect.ts';
import { settle } from './settle.ts';
import type { ChurchWorld } from './world.ts';

/** Looks once, when the page is idle: an element that is there now and disappears later was there. */
export async function expectNone(world: ChurchWorld, things: Locator): Promise<void> {
  await settle(world);
  expect(await things.filter({ visible: true }).allInnerTexts()).toEqual([]);
}
