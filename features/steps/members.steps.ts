import { readFile } from 'node:fs/promises';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from '../support/expect.ts';
import type { Thing } from '../support/things.ts';
import type { ChurchWorld } from '../support/world.ts';

/** By another user, not through this page. */
Given('somebody else changes member {int}', async function (this: ChurchWorld, id: number, fields: DataTable) {
  await this.askAsMyself('PUT', `member/${id}`, Object.fromEntries(fields.raw()));
});

Given('somebody else deletes member {int}', async function (this: ChurchWorld, id: number) {
  await this.askAsMyself('DELETE', `member/${id}`);
});

Then('the church holds of member {int}', async function (this: ChurchWorld, id: number, fields: DataTable) {
  const wanted = fields.raw().map(([field = '', text = '']) => [field, text]);
  expect(await this.askAsMyself('GET', `member/${id}`)).toMatchObject(Object.fromEntries(wanted));
});

/** In UTF-8 with a byte order mark and CRLF; otherwise spreadsheet programs show no Hangul. */
When(
  '{thing} saves {string} for a spreadsheet',
  async function (this: ChurchWorld, thing: Thing, name: string, lines: string) {
    const [download] = await Promise.all([this.page.waitForEvent('download'), thing.in(this).click()]);
    expect(download.suggestedFilename()).toBe(name);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toBe(`\u{FEFF}${lines.replaceAll('\n', '\r\n')}\r\n`);
  },
);

Then('the browser asks before the tab closes', async function (this: ChurchWorld) {
  const [question] = await Promise.all([this.page.waitForEvent('dialog'), this.page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
});
