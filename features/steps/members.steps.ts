import { readFile } from 'node:fs/promises';
import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { ApiCall } from '../support/terms.ts';
import type { ChurchWorld } from '../support/world.ts';

const tableOf = ({ page }: ChurchWorld): Locator => page.getByRole('table', { name: '회원 명부' });
const namesIn = (world: ChurchWorld): Locator => tableOf(world).getByRole('rowheader');
const searchOf = ({ page }: ChurchWorld): Locator => page.getByRole('searchbox', { name: '이름이나 이메일로 찾기' });

Then('the table holds {int} members', async function (this: ChurchWorld, count: number) {
  await expect(namesIn(this)).toHaveCount(count);
});

Then('the members are {string}', async function (this: ChurchWorld, names: string) {
  await expect(namesIn(this)).toHaveText(names.split(', '));
});

Then('member {int} of the table is {string}', async function (this: ChurchWorld, place: number, name: string) {
  await expect(namesIn(this).nth(place - 1)).toHaveText(name);
});

Then('the table tells of {string}', async function (this: ChurchWorld, name: string, table: DataTable) {
  const row = tableOf(this)
    .getByRole('row')
    .filter({ has: this.page.getByRole('rowheader', { name, exact: true }) });
  const [told = []] = table.raw();
  await expect(row.getByRole('cell').first()).toHaveText(told[0] ?? '');
  await expect(row.getByRole('cell').nth(1)).toHaveText(told[1] ?? '');
});

Then('a button of the table has the focus', async function (this: ChurchWorld) {
  await expect(tableOf(this).locator('tbody button:focus')).toHaveCount(1);
});

When('I look for {string}', function (this: ChurchWorld, text: string) {
  return searchOf(this).fill(text);
});

Then('the search holds {string}', async function (this: ChurchWorld, text: string) {
  await expect(searchOf(this)).toHaveValue(text);
});

Then('the table is sorted by {string}, {word}', async function (this: ChurchWorld, column: string, way: string) {
  await expect(tableOf(this).getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', way);
  await expect(tableOf(this).locator('[aria-sort="ascending"], [aria-sort="descending"]')).toHaveCount(1);
});

When('I scroll down to the last member', async function (this: ChurchWorld) {
  await namesIn(this)
    .last()
    .evaluate((name) => name.scrollIntoView({ block: 'center' }));
});

When('I click {string} below {string}', function (this: ChurchWorld, name: string, sentence: string) {
  const face = this.page.locator('div').filter({ hasText: sentence }).last();
  return face.getByRole('button', { name }).click();
});

Then('the search is in sight', async function (this: ChurchWorld) {
  await expect(searchOf(this)).toBeInViewport({ ratio: 1 });
});

Then('member {int} of the table is in sight', async function (this: ChurchWorld, place: number) {
  await expect(namesIn(this).nth(place - 1)).toBeInViewport({ ratio: 1 });
});

Then('every member is a line with big buttons that opens wherever it is touched', async function (this: ChurchWorld) {
  const row = tableOf(this)
    .getByRole('row')
    .filter({ has: this.page.getByRole('rowheader') })
    .first();
  await row.scrollIntoViewIfNeeded();
  const line = await row.boundingBox();
  // Eight of them fit on a small phone.
  expect(line?.height).toBeLessThanOrEqual(96);
  const boxes = await Promise.all((await row.locator('a, button').all()).map((one) => one.boundingBox()));
  expect(boxes).toHaveLength(2);
  expect(Math.min(...boxes.map((box) => Math.min(box?.height ?? 0, box?.width ?? 0)))).toBeGreaterThanOrEqual(44);
  const met = await row.evaluate((element) => {
    const { left, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 20, bottom - 12)?.tagName;
  });
  expect(met).toBe('A');
});

const saved = new WeakMap<ChurchWorld, { readonly name: string; readonly bytes: Buffer }>();

When('I save the list of members', async function (this: ChurchWorld) {
  const [download] = await Promise.all([
    this.page.waitForEvent('download'),
    this.page.getByRole('button', { name: '회원 명부 내려받기' }).click(),
  ]);
  saved.set(this, { name: download.suggestedFilename(), bytes: await readFile(await download.path()) });
});

Then('the saved file {string} is UTF-8 for a spreadsheet', function (this: ChurchWorld, name: string, lines: string) {
  const file = saved.get(this);
  expect(file?.name).toBe(name);
  expect(file?.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(file?.bytes.subarray(3).toString('utf8')).toBe(`${lines.split('\n').join('\r\n')}\r\n`);
});

Then('no cell of the saved file is a formula', function (this: ChurchWorld) {
  const text = saved.get(this)?.bytes.subarray(3).toString('utf8') ?? '';
  expect(text.length).toBeGreaterThan(1000);
  // What begins a line, follows a comma or opens quotes begins a cell.
  expect(text).not.toMatch(/(?:^|,|\r\n)"?[=+\-@]/);
});

When(
  'I register {string}, {string}, {string}',
  async function (this: ChurchWorld, name: string, gender: string, birthDate: string) {
    await this.page.getByLabel('이름', { exact: true }).fill(name);
    await this.page.getByLabel('성별', { exact: true }).selectOption(gender);
    await this.page.getByLabel('생년월일', { exact: true }).fill(birthDate);
  },
);

When('I send the registration', function (this: ChurchWorld) {
  return this.page.getByRole('dialog').getByRole('button', { name: '등록', exact: true }).click();
});

/** Somebody at another desk, who knows nothing of this page. */
Given('somebody else changes member {int}', async function (this: ChurchWorld, id: number, table: DataTable) {
  const { email, password } = personas.admin;
  const status = await this.page.evaluate(
    async ([member, changes, who]) => {
      const json = { 'Content-Type': 'application/json' };
      const login = await fetch('/api/account/login', { method: 'POST', headers: json, body: JSON.stringify(who) });
      const { accessToken }: { accessToken: string } = await login.json();
      const headers = { ...json, Authorization: `Bearer ${accessToken}` };
      const body = JSON.stringify(changes);
      return (await fetch(`/api/member/${member}`, { method: 'PUT', headers, body })).status;
    },
    [id, Object.fromEntries(table.raw()), { email, password }] as const,
  );
  expect(status).toBe(200);
});

Then('the church holds of member {int}', async function (this: ChurchWorld, id: number, table: DataTable) {
  const held: unknown = await this.page.evaluate(async (member) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('jwtToken')}` };
    return (await fetch(`/api/member/${member}`, { headers })).json();
  }, id);
  expect(held).toMatchObject(Object.fromEntries(table.raw().map(([field = '', text = '']) => [field, text])));
});

Then('the two versions differ in {string}', async function (this: ChurchWorld, fields: string) {
  const legends = this.page.getByRole('dialog').locator('legend');
  await expect(legends).toHaveText(fields.split(', '));
});

When('I keep {string} of {string}', async function (this: ChurchWorld, whose: string, field: string) {
  await this.page.getByRole('group', { name: field }).getByLabel(whose).check();
});

When('I try to close the tab', async function (this: ChurchWorld) {
  const [question] = await Promise.all([this.page.waitForEvent('dialog'), this.page.close({ runBeforeUnload: true })]);
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
});

Then('{string} is chosen for {string}', async function (this: ChurchWorld, option: string, label: string) {
  await expect(this.page.getByLabel(label, { exact: true }).locator('option:checked')).toHaveText(option);
});

When(/^I close the window by (Escape|a click outside)$/, async function (this: ChurchWorld, way: string) {
  if (way === 'Escape') await this.page.keyboard.press('Escape');
  else await this.page.mouse.click(8, 400);
});

When('I double-click the button {string} in the window', function (this: ChurchWorld, name: string) {
  return this.page.getByRole('dialog').getByRole('button', { name, exact: true }).dblclick();
});

Given('somebody else deletes member {int}', async function (this: ChurchWorld, id: number) {
  const status = await this.page.evaluate(async (member) => {
    const headers = { Authorization: `Bearer ${sessionStorage.getItem('jwtToken')}` };
    return (await fetch(`/api/member/${member}`, { method: 'DELETE', headers })).status;
  }, id);
  expect(status).toBe(204);
});

Then('{call} was based on the version that was read', async function (this: ChurchWorld, { method, path }: ApiCall) {
  const sent = (verb: string) =>
    this.traffic.sent.find(
      (request) =>
        request.method() === verb &&
        new URL(request.url()).pathname === `/api/${path}` &&
        request.serviceWorker() === null,
    );
  const read = await sent('GET')?.response();
  expect(read?.headers()['etag']).toMatch(/^"\d+"$/);
  expect(sent(method)?.headers()['if-match']).toBe(read?.headers()['etag']);
});
