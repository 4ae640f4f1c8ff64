import { Then } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import * as z from 'zod';
import type { ChurchWorld } from '../support/world.ts';

const callsSchema = z.array(z.object({ method: z.string(), path: z.string() }));

const eventsOf = ({ page }: ChurchWorld): Locator => page.locator('ol > li:has(time)');

Then('the timeline begins with {string}', async function (this: ChurchWorld, time: string) {
  await expect(eventsOf(this).first().locator('time')).toHaveText(time);
});

Then('the timeline ends in {int}', async function (this: ChurchWorld, year: number) {
  await expect(eventsOf(this).last().locator('time')).toHaveText(new RegExp(`^${year}년`));
});

Then('the timeline has at least {int} events', async function (this: ChurchWorld, count: number) {
  expect(await eventsOf(this).count()).toBeGreaterThanOrEqual(count);
});

Then('the events of the timeline stand at both sides in turn', async function (this: ChurchWorld) {
  const [first, second, third] = await leftEdges(this);
  expect(second).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
  expect(third).toBe(first);
});

Then('the events of the timeline stand in one column', async function (this: ChurchWorld) {
  expect(new Set(await leftEdges(this)).size).toBe(1);
});

Then('the heading {string} stands in the window', async function (this: ChurchWorld, name: string) {
  await expect(this.page.getByRole('heading', { name })).toBeInViewport();
});

Then('the page has sent no call', async function (this: ChurchWorld) {
  // A page that needs the church asks it as soon as its code and the core are there.
  await this.page.waitForLoadState('networkidle');
  const calls = callsSchema.parse(await this.control('GET', 'demo/calls'));
  expect(calls).toEqual([]);
});

async function leftEdges(world: ChurchWorld): Promise<number[]> {
  await eventsOf(world).first().waitFor();
  return eventsOf(world).evaluateAll((events) => events.slice(0, 3).map((event) => event.getBoundingClientRect().left));
}
