import { readFile } from 'node:fs/promises';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/nouns.ts';
import type { ChurchWorld } from '../support/world.ts';

/** The addresses at which each kind of record is changed. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ['member', 'member'],
  ['announcement', 'Announcement'],
  ['event', 'Event'],
]);

/** By another user, not through this page; the fields that are not named stay. A pin has a call of its own. */
Given(
  'another user changes {word} {int}',
  async function (this: ChurchWorld, kind: string, id: number, fields: DataTable) {
    const path = `${PATHS.get(kind) ?? kind}/${id}`;
    const { pinnedUntil, ...texts }: Record<string, string> = Object.fromEntries(fields.raw());
    if (pinnedUntil !== undefined) await this.askAsMyself('PUT', `${path}/pin`, { until: pinnedUntil });
    if (Object.keys(texts).length === 0) return;
    const now = await this.askAsMyself('GET', path);
    await this.askAsMyself('PUT', path, Object.assign({}, now, texts));
  },
);

Given('another user deletes {word} {int}', async function (this: ChurchWorld, kind: string, id: number) {
  await this.askAsMyself('DELETE', `${PATHS.get(kind) ?? kind}/${id}`);
});

Then('the church holds of member {int}', async function (this: ChurchWorld, id: number, fields: DataTable) {
  const wanted = fields.raw().map(([field = '', text = '']) => [field, text]);
  expect(await this.askAsMyself('GET', `member/${id}`)).toMatchObject(Object.fromEntries(wanted));
});

/** In UTF-8 with a byte order mark and CRLF; otherwise spreadsheet programs show no Hangul. */
When(
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

Then('the browser asks before the tab closes', async function (this: ChurchWorld) {
  const [question] = await Promise.all([this.page.waitForEvent('dialog'), this.page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
});
