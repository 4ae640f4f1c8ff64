import { readFile } from 'node:fs/promises';
import { type DataTable, Then } from '@cucumber/cucumber';
import { textsOfXlsx } from '../../tests/builders/xlsx.ts';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

Then(
  '{thing} saves the sheet {string}',
  async function (this: ChurchWorld, thing: Thing, name: string, rows: DataTable) {
    expect(textsOfXlsx(await savedBy(this, thing, name))).toEqual(rows.raw());
  },
);

Then('{thing} saves {string} with', async function (this: ChurchWorld, thing: Thing, name: string, words: string) {
  expect((await savedBy(this, thing, name)).toString()).toContain(words);
});

/** The file that a press saves under that name. */
async function savedBy(world: ChurchWorld, thing: Thing, name: string): Promise<Buffer> {
  const [download] = await Promise.all([world.page.waitForEvent('download'), world.tab.find(thing.target).click()]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path());
}
