import { Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

const map = ({ page }: ChurchWorld): Locator => page.getByRole('region', { name: '교회 주변 지도' });

/** The zooms of the tiles that are there, each tile with something drawn on it. */
const drawnZooms = (world: ChurchWorld): Promise<string[]> =>
  map(world)
    .locator('img.leaflet-tile-loaded')
    .evaluateAll((tiles) => [
      ...new Set(
        tiles.map((tile) =>
          tile instanceof HTMLImageElement && tile.naturalWidth > 0
            ? (/\/(\d+)\/\d+\/\d+\.png$/.exec(tile.src)?.[1] ?? 'unknown')
            : 'broken',
        ),
      ),
    ]);

async function turnWheelOver(world: ChurchWorld): Promise<void> {
  await map(world).hover({ position: { x: 30, y: 30 } });
  await world.page.mouse.wheel(0, 240);
}

When('the map has come near', async function (this: ChurchWorld) {
  await this.page.locator('#way').scrollIntoViewIfNeeded();
  await expect(map(this)).toBeVisible();
});

When('I zoom the map in by the keyboard', async function (this: ChurchWorld) {
  await expect.poll(() => drawnZooms(this)).toEqual(['16']);
  await map(this).focus();
  await this.page.keyboard.press('+');
});

When('I turn the wheel over the map', async function (this: ChurchWorld) {
  await expect.poll(() => drawnZooms(this)).toEqual(['16']);
  await turnWheelOver(this);
});

When('I click the map and turn the wheel over it', async function (this: ChurchWorld) {
  await map(this).click({ position: { x: 30, y: 30 } });
  await turnWheelOver(this);
});

Then('the page has scrolled', async function (this: ChurchWorld) {
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

Then('the map is {int} px high', async function (this: ChurchWorld, height: number) {
  expect((await map(this).boundingBox())?.height).toBe(height);
});

Then("the map's streets are drawn at zoom {int}", async function (this: ChurchWorld, zoom: number) {
  await expect.poll(() => drawnZooms(this)).toEqual([String(zoom)]);
});

Then('the map has left zoom {int}', async function (this: ChurchWorld, zoom: number) {
  await expect.poll(async () => (await drawnZooms(this)).filter((drawn) => drawn === String(zoom))).toEqual([]);
});

Then('the map holds {int} marker', async function (this: ChurchWorld, count: number) {
  await expect(map(this).locator('.leaflet-marker-icon')).toHaveCount(count);
});

Then('the map says {string}', async function (this: ChurchWorld, sentence: string) {
  await expect(map(this).locator('.leaflet-popup').getByText(sentence)).toBeVisible();
});

Then('the map names those who drew it, in a new window', async function (this: ChurchWorld) {
  const credit = this.page.getByRole('link', { name: 'OpenStreetMap 기여자 (새 창)' });
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  await expect(credit).toHaveAttribute('target', '_blank');
});
