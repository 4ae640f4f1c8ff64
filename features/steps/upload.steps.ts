import { After, Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import * as z from 'zod';
import { inTurn } from '../support/in-turn.ts';
import { drawPicture, makeFiles, removeFiles } from '../support/upload-files.ts';
import type { ChurchWorld } from '../support/world.ts';

const stateSchema = z.object({ faults: z.array(z.record(z.string(), z.unknown())) });

const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim());
const rowsOf = ({ page }: ChurchWorld): Locator => page.getByRole('list', { name: '올릴 파일' }).getByRole('listitem');
const reasonsOf = ({ page }: ChurchWorld): Locator => page.getByRole('alert').getByRole('listitem');

After(removeFiles);

When('I choose the file(s) {string}', async function (this: ChurchWorld, names: string) {
  await choose(this, listed(names));
});

When('I choose {int} pages', async function (this: ChurchWorld, count: number) {
  await choose(
    this,
    Array.from({ length: count }, (_, at) => `쪽${at + 1}.png`),
  );
});

async function choose(world: ChurchWorld, names: readonly string[]): Promise<void> {
  await world.page.locator('input[type="file"]').setInputFiles(await makeFiles(world.page, names));
}

When('I drop the files {string} onto the form', async function (this: ChurchWorld, names: string) {
  const picture = await drawPicture(this.page, '표지.png');
  const files = listed(names).map(
    (name) => [name, name.startsWith('프로그램') ? 'TVo=' : picture.toString('base64')] as const,
  );
  const held = await this.page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, base64] of all) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return transfer;
  }, files);
  const zone = this.page.getByRole('region', { name: /고르기$/ });
  await inTurn(['dragenter', 'dragover', 'drop'], (event) => zone.dispatchEvent(event, { dataTransfer: held }));
  await expect(zone).not.toHaveAttribute('data-over');
});

When('I drag the file {string} onto the file {string}', async function (this: ChurchWorld, from: string, onto: string) {
  const grip = rowsOf(this).filter({ hasText: from }).locator('[aria-hidden="true"]').first();
  const start = await middleOf(grip);
  const end = await middleOf(rowsOf(this).filter({ hasText: onto }));
  await this.page.mouse.move(start.x, start.y);
  await this.page.mouse.down();
  await this.page.mouse.move(start.x, start.y - 10, { steps: 3 });
  await this.page.mouse.move(start.x, end.y, { steps: 8 });
  await this.page.mouse.up();
});

async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

Then('the file(s) to upload is/are {string}', async function (this: ChurchWorld, names: string) {
  const expected = listed(names);
  await expect(rowsOf(this)).toHaveCount(expected.length);
  await inTurn(expected.entries(), ([at, name]) => expect(rowsOf(this).nth(at)).toContainText(name));
});

Then('there are {int} files to upload', async function (this: ChurchWorld, count: number) {
  await expect(rowsOf(this)).toHaveCount(count);
});

Then('every file to upload is previewed', async function (this: ChurchWorld) {
  await inTurn(await rowsOf(this).locator('img').all(), (preview) =>
    expect.poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(210),
  );
  await expect(rowsOf(this).locator('img[src^="blob:"]')).toHaveCount(await rowsOf(this).count());
});

Then('there is no file to upload', async function (this: ChurchWorld) {
  await expect(rowsOf(this)).toHaveCount(0);
});

Then('the file {string} says {string}', async function (this: ChurchWorld, name: string, reason: string) {
  await expect(rowsOf(this).filter({ hasText: name })).toContainText(reason);
});

Then('the file {string} is turned away: {string}', async function (this: ChurchWorld, name: string, reason: string) {
  const line = reasonsOf(this).filter({ hasText: name });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(reason);
});

Then('{int} files are turned away', async function (this: ChurchWorld, count: number) {
  await expect(reasonsOf(this)).toHaveCount(count);
});

Given('the church takes {string} but not {string}', async function (this: ChurchWorld, taken: string, not: string) {
  const { faults } = stateSchema.parse(await this.control('GET', 'demo/state'));
  const body = [
    ...listed(taken).map((fileName) => ({ fileName, uploaded: true, errorMsg: '' })),
    ...listed(not).map((fileName) => ({ fileName, uploaded: false, errorMsg: '너무 어둡습니다.' })),
  ];
  const fault = { method: 'POST', path: 'File/newBulletin', mode: 'malformed', body };
  await this.control('PUT', 'demo/faults', [...faults, fault]);
});

Then('I see a progress bar {string}', async function (this: ChurchWorld, name: string) {
  await expect(this.page.getByRole('progressbar', { name })).toBeVisible();
});

