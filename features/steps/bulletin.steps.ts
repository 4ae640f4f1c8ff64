import { Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import * as z from 'zod';
import { personas } from '../../mock-server/seeds/personas.ts';
import { pagesOf, painted } from '../support/bulletin-pages.ts';
import { inTurn } from '../support/in-turn.ts';
import type { ApiCall } from '../support/terms.ts';
import type { ChurchWorld } from '../support/world.ts';

const callsSchema = z.array(z.object({ method: z.string(), path: z.string(), query: z.string() }));
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const calendarOf = ({ page }: ChurchWorld): Locator => page.getByRole('grid');
const dayOf = (world: ChurchWorld, day: string): Locator => calendarOf(world).getByRole('button', { name: day });

When('I pick the day {string}', function (this: ChurchWorld, day: string) {
  return dayOf(this, day).click();
});

When('I put the focus on the day {string}', function (this: ChurchWorld, day: string) {
  return dayOf(this, day).focus();
});

Then('the day {string} has the focus', async function (this: ChurchWorld, day: string) {
  await expect(dayOf(this, day)).toBeFocused();
});

Then(
  'the calendar highlights Monday {int} to Sunday {int}',
  async function (this: ChurchWorld, monday: number, sunday: number) {
    const week = calendarOf(this).locator('tr', { has: this.page.locator('[aria-selected="true"]') });
    await expect(week).toHaveCount(1);
    await expect(week.locator('td[aria-selected="true"]')).toHaveCount(7);
    const days = Array.from({ length: 7 }, (_, at) => String(monday + at));
    expect(days.at(-1)).toBe(String(sunday));
    await expect(week.getByRole('button')).toHaveText(days);
    await expect(calendarOf(this).locator('[aria-pressed="true"]')).toHaveText(String(sunday));
    const grounds = await week
      .locator('td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    const usual = await calendarOf(this)
      .locator('td:not([aria-selected])')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
    expect(new Set(grounds).size).toBe(1);
    expect(grounds).not.toContain(usual);
  },
);

Then('the calendar marks day {int} as today', async function (this: ChurchWorld, day: number) {
  await expect(calendarOf(this).locator('[aria-current="date"]')).toHaveText(String(day));
});

Then(
  'the bulletin shows {int} pages of {string} in order',
  async function (this: ChurchWorld, count: number, label: string) {
    const day = dateOfLabel(label);
    const sources = Array.from({ length: count }, (_, at) => `/api/File/content/bulletin-${day}-${at + 1}`);
    await expect.poll(() => addresses(this)).toEqual(sources);
    await inTurn(await pagesOf(this).all(), async (page) => {
      await page.scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBeGreaterThan(0);
    });
    await this.page.evaluate(() => window.scrollTo(0, 0));
    await painted(pagesOf(this).first());
  },
);

Then('the bulletin shows {int} uploaded page(s)', async function (this: ChurchWorld, count: number) {
  await expect(pagesOf(this)).toHaveCount(count);
});

Then('the pages of the bulletin are {string}', async function (this: ChurchWorld, types: string) {
  const kinds = await this.page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).headers.get('Content-Type'))),
    await addresses(this),
  );
  expect(kinds.join(', ')).toBe(types);
});

Then('no page of a bulletin is shown', async function (this: ChurchWorld) {
  await expect(this.page.getByText('표시할 주보가 없습니다.')).toBeVisible();
  await expect(this.page.locator('main').getByRole('img')).toHaveCount(0);
});

Then('{call} was asked for {string}', async function (this: ChurchWorld, { method, path }: ApiCall, label: string) {
  const asked = async () =>
    callsSchema
      .parse(await this.control('GET', 'demo/calls'))
      .filter((call) => call.method === method && call.path.toLowerCase() === `/api/${path}`.toLowerCase())
      .map(({ query }) => new URLSearchParams(query).get('dateFolder'));
  await expect.poll(asked).toContain(label);
});

Given('the bulletin of {string} was taken away', async function (this: ChurchWorld, label: string) {
  await this.control('GET', 'demo/state');
  const { email, password } = personas.editor;
  const status = await this.page.evaluate(
    async ([credentials, folder]) => {
      const headers = { 'Content-Type': 'application/json' };
      const login = await fetch('/api/account/login', {
        method: 'POST',
        headers,
        body: credentials,
        credentials: 'omit',
      });
      const { accessToken } = await login.json();
      const deletion = await fetch(`/api/File/bulletin?dateFolder=${folder}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      return deletion.status;
    },
    [JSON.stringify({ email, password }), label] as const,
  );
  expect(status).toBe(204);
});

Then('the bulletin is printed on {int} sheets', async function (this: ChurchWorld, sheets: number) {
  const paper = await this.page.pdf({ preferCSSPageSize: true, format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
});

Then('on paper there is no calendar, no button and no heading', async function (this: ChurchWorld) {
  await this.page.emulateMedia({ media: 'print' });
  await inTurn(['grid', 'button', 'heading', 'contentinfo', 'navigation'] as const, (role) =>
    expect(this.page.getByRole(role)).toHaveCount(0),
  );
  await expect(pagesOf(this)).toHaveCount(4);
});

Given('my device can share', async function (this: ChurchWorld) {
  await this.page.evaluate(`
    window.handedOn = [];
    Object.defineProperty(navigator, 'share', { value: async ({ url }) => { window.handedOn.push(url); } });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  `);
});

Then('the address that was shared ends with {string}', async function (this: ChurchWorld, end: string) {
  const shared = () => this.page.evaluate(() => Reflect.get(window, 'handedOn') as unknown);
  await expect.poll(shared).toEqual([`${new URL(this.page.url()).origin}${end}`]);
});

Given('my device cannot share, but copy', async function (this: ChurchWorld) {
  await this.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await this.page.evaluate(`Object.defineProperty(navigator, 'share', { value: undefined })`);
});

Then('the address that was copied ends with {string}', async function (this: ChurchWorld, end: string) {
  const copied = () => this.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(`${new URL(this.page.url()).origin}${end}`);
});

function addresses(world: ChurchWorld): Promise<string[]> {
  return pagesOf(world).evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
}

/** `2026-11-22` for `Sun2026Nov22`. */
function dateOfLabel(label: string): string {
  const [, year, month = '', day] = /^Sun(\d{4})([A-Z][a-z]{2})(\d{2})$/.exec(label) ?? [];
  return `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${day}`;
}
