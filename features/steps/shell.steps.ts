import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

const CHURCH = '아순시온 소망한인교회';

When("I click the church's name in the top bar", function (this: ChurchWorld) {
  return this.page.getByRole('banner').getByRole('link', { name: CHURCH }).click();
});

// The bar sticks to the window's edge; the browser's own click would scroll the page to where it began.
When('I click {string} in the top bar, where it stands', async function (this: ChurchWorld, words: string) {
  const box = await this.page.getByRole('banner').getByRole('link', { name: words, exact: true }).boundingBox();
  if (box === null) throw new Error(`${words} is not shown`);
  await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
});

/** What the browser counts as moved by itself, as a part of the window. */
Then('nothing on the page has moved by itself', async function (this: ChurchWorld) {
  const moved = await this.page.evaluate(async () => {
    // What has just come is counted with the frame that shows it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const scores = observer.takeRecords().map((entry) => ('value' in entry ? Number(entry.value) : 0));
    return scores.reduce((sum, score) => sum + score, 0);
  });
  expect(moved).toBeLessThan(0.01);
});

Then("the footer shows the church's logo", async function (this: ChurchWorld) {
  const brand = this.page.getByRole('contentinfo').getByRole('link', { name: CHURCH });
  await expect(brand.locator('svg')).toBeVisible();
});

Then('the pages have these titles', async function (this: ChurchWorld, table: DataTable) {
  await inTurn(table.raw(), async ([address = '', title = '']) => {
    await this.visit(address);
    await expect(this.page, address).toHaveTitle(title);
  });
});

Then(
  'these addresses show the heading {string}',
  async function (this: ChurchWorld, heading: string, table: DataTable) {
    await inTurn(table.raw(), async ([address = '']) => {
      await this.visit(address);
      await expect(this.page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    });
  },
);

Then('the page stands between the top bar and the footer', async function (this: ChurchWorld) {
  await inTurn(['banner', 'main', 'contentinfo'] as const, (landmark) =>
    expect(this.page.getByRole(landmark)).toHaveCount(1),
  );
});

When('I scroll the page down by {int} px', async function (this: ChurchWorld, distance: number) {
  await this.page.mouse.wheel(0, distance);
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(distance);
});

Then('the page is scrolled by {int} px', async function (this: ChurchWorld, distance: number) {
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(distance);
});

Then('it is announced that {string} has come', async function (this: ChurchWorld, title: string) {
  await expect(this.page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
});

When('I scroll the page to {int} px', async function (this: ChurchWorld, distance: number) {
  // A touch screen has no wheel.
  await this.page.evaluate((top) => scrollTo(0, top), distance);
  await expect.poll(() => this.page.evaluate(() => scrollY)).toBe(distance);
});

Then('the part {string} has the focus, and begins in the window', async function (this: ChurchWorld, name: string) {
  const part = this.page.getByRole('region', { name });
  await expect(part).toBeFocused();
  const top = async () => (await part.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

const CODE = { 'login dialog': '**/assets/login-dialog*.js', drawer: '**/assets/drawer*.js' } as const;

Given(
  /^the code of the (login dialog|drawer) (cannot be fetched|can be fetched again)$/,
  async function (this: ChurchWorld, thing: keyof typeof CODE, how: string) {
    if (how === 'cannot be fetched') await this.context.route(CODE[thing], (route) => route.abort());
    else await this.context.unroute(CODE[thing]);
  },
);

Then('the alert {string} stands in the window', async function (this: ChurchWorld, words: string) {
  const alert = this.page.getByRole('alert').filter({ hasText: words });
  await expect(alert).toBeInViewport({ ratio: 1 });
  const isOnTop = await alert.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop, 'nothing lies over it').toBe(true);
});

const barLinks = ({ page }: ChurchWorld) =>
  page
    .getByRole('banner')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));

const notedBars = new WeakMap<ChurchWorld, number[]>();

Given('I note where the links of the top bar stand', async function (this: ChurchWorld) {
  notedBars.set(this, await barLinks(this));
});

Then('the links of the top bar stand where they stood', async function (this: ChurchWorld) {
  expect(await barLinks(this)).toEqual(notedBars.get(this));
});

Then('the drawing of the page is framed once', async function (this: ChurchWorld) {
  const drawing = this.page.getByRole('main').locator('svg[viewBox="0 0 240 128"]');
  await expect(drawing).toBeVisible();
  const frames = await drawing.evaluate((start) => {
    const widths: string[] = [];
    for (let element = start.parentElement; element !== null; element = element.parentElement) {
      const { borderTopWidth } = getComputedStyle(element);
      if (borderTopWidth !== '0px') widths.push(element.className);
    }
    return widths;
  });
  expect(frames).toHaveLength(1);
});
