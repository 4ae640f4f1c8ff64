import { type DataTable, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

const list = ({ page }: ChurchWorld): Locator =>
  page.getByRole('main').getByRole('navigation', { name: '부서 및 기관' });
const heading = ({ page }: ChurchWorld): Locator => page.getByRole('main').getByRole('heading', { level: 1 });
const table = ({ page }: ChurchWorld, name: string): Locator => page.getByRole('table', { name, exact: true });
const picture = ({ page }: ChurchWorld): Locator => page.getByRole('img', { name: /조직도/ });

Then('the list of the organisation says {string}', async function (this: ChurchWorld, words: string) {
  await expect(list(this)).toContainText(words);
});

Then('the list of the organisation leads to', async function (this: ChurchWorld, wanted: DataTable) {
  await expect(list(this).getByRole('link').first()).toBeVisible();
  const links = await list(this)
    .getByRole('link')
    .evaluateAll((found) =>
      found.map((link) => [
        (link.querySelector('span')?.textContent ?? link.textContent ?? '').trim(),
        link.getAttribute('href') ?? '',
      ]),
    );
  expect(links).toEqual(wanted.raw());
});

Then('the list of the organisation is empty', async function (this: ChurchWorld) {
  await expect(list(this)).toContainText('아직 등록된');
  await expect(list(this).getByRole('link')).toHaveCount(0);
});

Then('{string} is where I am in the list of the organisation', async function (this: ChurchWorld, name: string) {
  await expect(list(this).locator('[aria-current="page"]')).toContainText([name]);
});

Then(/^the detail stands (beside|below) the list$/, async function (this: ChurchWorld, where: string) {
  const [menu, detail] = await Promise.all([list(this).boundingBox(), heading(this).boundingBox()]);
  if (menu === null || detail === null) throw new Error('The list or the detail is not shown');
  if (where === 'beside') expect(detail.x).toBeGreaterThan(menu.x + menu.width);
  else expect(detail.y).toBeGreaterThan(menu.y);
  expect(Math.abs(detail.x - menu.x) < 100).toBe(where === 'below');
});

Then('the table {string} has the rows {string}', async function (this: ChurchWorld, name: string, rows: string) {
  await expect(table(this, name).getByRole('rowheader')).toHaveText(rows.split(', '));
});

Then('the table {string} holds {int} names', async function (this: ChurchWorld, name: string, count: number) {
  await expect(table(this, name).getByRole('cell')).toHaveCount(count);
});

Then('{string} of the committee is {string}', async function (this: ChurchWorld, office: string, holder: string) {
  const term = this.page.getByRole('term').filter({ hasText: office }).first();
  await expect(term.locator('xpath=following-sibling::dd')).toHaveText(holder);
});

Then('I see {int} cards of departments, with filled rows alone', async function (this: ChurchWorld, count: number) {
  const cards = this.page.getByRole('region', { name: '부서', exact: true }).getByRole('region');
  await expect(cards).toHaveCount(count);
  const values = await cards.locator('dd').allTextContents();
  expect(values.length).toBeGreaterThan(count);
  expect(values.filter((value) => value.trim() === '')).toEqual([]);
});

When('the page is printed', async function (this: ChurchWorld) {
  await this.page.emulateMedia({ media: 'print' });
});

Then(
  'the picture of the organisation holds {int} committees, {int} departments and {int} societies',
  async function (this: ChurchWorld, committees: number, departments: number, societies: number) {
    await expect(picture(this)).toHaveAccessibleName(
      new RegExp(`위원회 ${committees}곳과 그 부서 ${departments}곳, 선교회 ${societies}곳`),
    );
    // Two groups and the session stand there besides.
    await expect(picture(this).locator('g')).toHaveCount(
      committees + departments + societies + 3 + (await missed(this)),
    );
  },
);

const missed = (world: ChurchWorld): Promise<number> => picture(world).getByText('불러오지 못함').count();

Then(
  'the picture of the organisation is {int} % as wide as its box',
  async function (this: ChurchWorld, percent: number) {
    const share = () =>
      picture(this).evaluate(
        (drawing) => drawing.getBoundingClientRect().width / (drawing.closest('section')?.clientWidth ?? Number.NaN),
      );
    await expect.poll(share).toBeCloseTo(percent / 100, 2);
  },
);

When('I turn the wheel with Ctrl over the picture of the organisation', async function (this: ChurchWorld) {
  await picture(this).hover({ position: { x: 200, y: 100 } });
  await this.page.keyboard.down('Control');
  await this.page.mouse.wheel(0, -100);
  await this.page.keyboard.up('Control');
});

When('I open what the picture says in words', async function (this: ChurchWorld) {
  await this.page.getByText('글로 보는 조직도', { exact: true }).click();
});
