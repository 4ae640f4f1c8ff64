import { Then } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { Thing } from '../support/things.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('{thing} does not lie over {thing}', async function (this: ChurchWorld, upper: Thing, lower: Thing) {
  // Other toasts may stand there too, and go by themselves after five seconds (NOTI-01).
  await expect.poll(() => overlap(upper.in(this), lower.in(this)), { timeout: 12_000 }).toBe(0);
});

/** How much of the lower thing is covered, in pixels of height. */
async function overlap(upper: Locator, lower: Locator): Promise<number> {
  const [one, other] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (one === null || other === null) throw new Error('One of the two is not there');
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 ? Math.max(0, Math.round(down)) : 0;
}
