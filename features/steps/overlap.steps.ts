import { Then } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import type { Edges } from '../drivers/browser/geometry.ts';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('{thing} does not lie over {thing}', async function (this: ChurchWorld, upper: Thing, lower: Thing) {
  await this.tab.soon(
    () => overlap(upper.in(this), lower.in(this)),
    (pixels) => expect(pixels, 'pixels that lie over it').toBe(0),
  );
});

/** The height in pixels that the upper element covers of the lower one's visible part, after scrolling to it. */
async function overlap(upper: Locator, lower: Locator): Promise<number> {
  await lower.scrollIntoViewIfNeeded();
  const [one, other] = [await visibleEdges(upper), await visibleEdges(lower)];
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 ? Math.max(0, Math.round(down)) : 0;
}

/** The part of an element that scrolling boxes show. @throws Error when it is empty */
async function visibleEdges(thing: Locator): Promise<Edges> {
  const box = await thing.evaluate(
    (element) =>
      new Promise<Edges & { readonly height: number }>((resolve) => {
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          const { left, right, top, bottom, height } = entry?.intersectionRect ?? new DOMRect();
          resolve({ left, right, top, bottom, height });
        });
        observer.observe(element);
      }),
  );
  if (box.height === 0) throw new Error('Nothing can be seen of it');
  return box;
}
