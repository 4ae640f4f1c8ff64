import { readFile } from 'node:fs/promises';
import { Then } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

/** In UTF-8 with a byte order mark and CRLF; otherwise spreadsheet programs show no Hangul. */
Then(
  '{thing} saves {string} for a spreadsheet',
  async function (this: ChurchWorld, thing: Thing, name: string, lines: string) {
    expect(await savedBy(this, thing, name)).toBe(`\u{FEFF}${lines.replaceAll('\n', '\r\n')}\r\n`);
  },
);

Then('{thing} saves {string} with', async function (this: ChurchWorld, thing: Thing, name: string, words: string) {
  expect(await savedBy(this, thing, name)).toContain(words);
});

/** The text of the file that a press saves under that name. */
async function savedBy(world: ChurchWorld, thing: Thing, name: string): Promise<string> {
  const [download] = await Promise.all([world.page.waitForEvent('download'), thing.in(world).click()]);
  expect(download.suggestedFilename()).toBe(name);
  return readFile(await download.path(), 'utf8');
}
