import { Then } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { map, marker, placeBelow, streets } from '../pages/map.ts';
import { expect } from '../support/expect.ts';
import type { ChurchWorld } from '../support/world.ts';

/** In degrees, within a few metres: a tile tells the position of its points. */
Then(
  'the map is centred on {float}, {float}, where its marker stands',
  async function (this: ChurchWorld, latitude: number, longitude: number) {
    await expect(this.on(streets(PAGE, '16')).first()).toBeVisible();
    const [frame, pin] = await Promise.all([this.on(map(PAGE)).boundingBox(), this.on(marker(PAGE)).boundingBox()]);
    if (frame === null || pin === null) throw new Error('There is no map, or no marker');
    const centre = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
    const found = await placeBelow(centre, this.on(streets(PAGE, '16')).first());
    expect(found.latitude).toBeCloseTo(latitude, 4);
    expect(found.longitude).toBeCloseTo(longitude, 4);
    // The marker's tip is in the middle of its lower edge.
    expect(Math.abs(pin.x + pin.width / 2 - centre.x)).toBeLessThanOrEqual(2);
    expect(Math.abs(pin.y + pin.height - centre.y)).toBeLessThanOrEqual(2);
  },
);

Then(/^the wheel over the map (scrolls the page|zooms the map)$/, async function (this: ChurchWorld, what: string) {
  await expect(this.on(streets(PAGE, '16')).first()).toBeVisible();
  // Beside the marker, which has a label above it.
  await this.on(map(PAGE)).hover({ position: { x: 30, y: 30 } });
  const scrolled = (): Promise<number> => this.page.evaluate(() => scrollY);
  const before = await scrolled();
  await this.page.mouse.wheel(0, 240);
  if (what === 'scrolls the page') {
    await expect.poll(scrolled).toBeGreaterThan(before);
    await expect(this.on(streets(PAGE, '16')).first()).toBeVisible();
  } else {
    await expect(this.on(streets(PAGE, '16'))).toHaveCount(0);
    expect(await scrolled()).toBe(before);
  }
});
