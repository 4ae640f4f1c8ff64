import type { Locator } from 'playwright';
import { expect } from './expect.ts';
import { whenIdle } from './when-idle.ts';
import type { ChurchWorld } from './world.ts';

/** Looks once, when the page is idle: an element that is there now and disappears later was there. */
export async function expectNone(world: ChurchWorld, things: Locator): Promise<void> {
  await whenIdle(world);
  expect(await things.filter({ visible: true }).allInnerTexts()).toEqual([]);
}
