import { Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import * as z from 'zod';
import { inTurn } from '../support/in-turn.ts';
import type { ApiCall } from '../support/terms.ts';
import type { ChurchWorld } from '../support/world.ts';

const stateSchema = z.object({ faults: z.array(z.record(z.string(), z.unknown())) });
const advertisementsSchema = z.array(z.object({ content: z.string() }));

const postOf = ({ page }: ChurchWorld, place: number): Locator =>
  page
    .getByRole('region', { name: /목록$/ })
    .getByRole('article')
    .nth(place - 1);

Given(
  '{call} is refused with {int}, naming {string}: {string}',
  async function (this: ChurchWorld, call: ApiCall, status: number, name: string, sentence: string) {
    await addFault(this, { ...call, mode: 'status', status, body: { status, errors: { [name]: [sentence] } } });
  },
);

async function addFault(world: ChurchWorld, fault: Readonly<Record<string, unknown>>): Promise<void> {
  const { faults } = stateSchema.parse(await world.control('GET', 'demo/state'));
  await world.control('PUT', 'demo/faults', [...faults, fault]);
}

Then('every sheet shows its title, its day and a link to its PDF in a new window', async function (this: ChurchWorld) {
  const posts = this.page.getByRole('region', { name: /목록$/ }).getByRole('article');
  await expect(posts.first()).toBeVisible();
  await inTurn(await posts.all(), async (post) => {
    const title = (await post.getByRole('heading').textContent()) ?? '';
    expect(title).toMatch(/\S/);
    await expect(post.locator('time')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
    const link = post.getByRole('link', { name: `${title} 문제지 열기 (새 창)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^\/api\/bibleStudy\/\d+\/download$/);
  });
});

Then('a new tab asked for {place}', async function (this: ChurchWorld, address: string) {
  const navigations = () =>
    this.traffic.sent
      .filter((request) => request.isNavigationRequest())
      .map((request) => new URL(request.url()).pathname);
  await expect.poll(navigations).toContain(address);
});

Then('the PDF of sheet {int} is {string}', async function (this: ChurchWorld, id: number, name: string) {
  const address = `/api/bibleStudy/${id}/download`;
  await expect(this.page.locator(`a[href="${address}"]`)).toBeVisible();
  const file = await this.page.evaluate(async (url) => {
    const response = await fetch(url);
    const { headers } = response;
    const beginning = (await response.text()).slice(0, 5);
    return [headers.get('Content-Type'), headers.get('Content-Disposition'), beginning].join(' | ');
  }, address);
  expect(file).toBe(`application/pdf | inline; filename*=UTF-8''${encodeURIComponent(name)} | %PDF-`);
});

/** In its own place, besides what a toast says in passing. */
Then('the page itself says {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByRole('main').getByRole('alert').getByText(text).first()).toBeVisible();
});

Then('the file chooser has the focus', async function (this: ChurchWorld) {
  await expect(this.page.locator('input[type="file"]')).toBeFocused();
});

When('I write the advertisement {string}', async function (this: ChurchWorld, title: string) {
  await this.page.getByLabel('제목', { exact: true }).fill(title);
  await this.page.getByLabel('내용', { exact: true }).fill('토요일 아침에 나눕니다.');
  await this.page.getByLabel('작성자', { exact: true }).fill('친교부');
});

Then(
  'advertisement {int} shows {int} picture(s) of this server',
  async function (this: ChurchWorld, place: number, count: number) {
    const pictures = postOf(this, place).getByRole('img');
    await expect(pictures).toHaveCount(count);
    await inTurn(await pictures.all(), async (picture) => {
      await expect(picture).toHaveAttribute('src', /^\/api\/File\/content\//);
      await expect.poll(() => picture.evaluate(naturalWidth)).toBeGreaterThan(0);
    });
  },
);

Then('advertisement {int} shows no picture', async function (this: ChurchWorld, place: number) {
  await expect(postOf(this, place)).toBeVisible();
  await expect(postOf(this, place).getByRole('img')).toHaveCount(0);
});

Then(
  'the pictures of advertisement {int} are {string}',
  async function (this: ChurchWorld, place: number, types: string) {
    const addresses = await addressesIn(postOf(this, place));
    const kinds = await this.page.evaluate(
      (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).headers.get('Content-Type'))),
      addresses,
    );
    expect(kinds.join(', ')).toBe(types);
  },
);

Then(
  'the {int} pictures of advertisement {int} have not come, and have their places',
  async function (this: ChurchWorld, count: number, place: number) {
    const pictures = postOf(this, place).getByRole('img');
    await expect(pictures).toHaveCount(count);
    await inTurn(await pictures.all(), async (picture) => {
      expect(await picture.evaluate(naturalWidth)).toBe(0);
      const box = await picture.boundingBox();
      expect(box?.width).toBeGreaterThan(100);
      expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(4 / 3, 1);
    });
  },
);

Then('the pictures of advertisement {int} were not asked for', async function (this: ChurchWorld, place: number) {
  const addresses = await addressesIn(postOf(this, place));
  expect(addresses.length).toBeGreaterThan(0);
  const asked = this.traffic.sent.map((request) => new URL(request.url()).pathname);
  expect(addresses.filter((address) => asked.includes(address))).toEqual([]);
});

Then(
  'advertisement {int} shows the first {int} characters of its content and an ellipsis',
  async function (this: ChurchWorld, place: number, length: number) {
    await expect(postOf(this, place)).toBeVisible();
    const page = await this.control('GET', `Advertisement?page=1&itemsPerPage=${place}`);
    const content = advertisementsSchema.parse(page).at(-1)?.content ?? '';
    const characters = Array.from(new Intl.Segmenter('ko').segment(content), ({ segment }) => segment);
    expect(characters.length).toBeGreaterThan(length);
    const shown = await postOf(this, place).locator('p:visible').allTextContents();
    // The first line of an entry says when and by whom.
    expect(shown.slice(1).join('\n\n')).toBe(`${characters.slice(0, length).join('').trimEnd()}…`);
  },
);

When('I enlarge the picture', async function (this: ChurchWorld) {
  await this.page.getByRole('dialog').getByRole('button', { name: '확대' }).click();
});

Then('the picture is seen larger than before', async function (this: ChurchWorld) {
  const dialog = this.page.getByRole('dialog');
  await expect(dialog.getByText('125%')).toBeVisible();
  const share = () =>
    dialog.getByRole('img').evaluate((image) => image.getBoundingClientRect().width / image.clientWidth);
  await expect.poll(share).toBeCloseTo(1.25, 2);
});

const naturalWidth = (image: Element): number => (image instanceof HTMLImageElement ? image.naturalWidth : 0);

const addressesIn = (post: Locator): Promise<string[]> =>
  post.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
