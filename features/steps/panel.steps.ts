import { type DataTable, Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import { personas } from '../../mock-server/seeds/personas.ts';
import { inTurn } from '../support/in-turn.ts';
import type { ChurchWorld } from '../support/world.ts';

const panelOf = ({ page }: ChurchWorld): Locator => page.getByRole('complementary', { name: '체험판 도구' });
const openerOf = (world: ChurchWorld): Locator => panelOf(world).getByRole('button', { name: '체험판 도구' });
const headingOf = (world: ChurchWorld): Locator => panelOf(world).getByRole('heading', { name: '체험판 도구' });
/** By how its name begins: some names stand inside others. */
const buttonOf = (world: ChurchWorld, name: string): Locator =>
  panelOf(world).getByRole('button', { name: new RegExp(`^${name}`) });
const partOf = (world: ChurchWorld, name: string): Locator =>
  panelOf(world).getByRole('heading', { level: 3 }).getByRole('button', { name });

/** Marks this page, and waits for one without the mark. */
async function untilLoadedAnew({ page }: ChurchWorld, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isOld', true));
  await act();
  await page.waitForFunction(
    () => !Reflect.has(window, 'isOld') && document.documentElement.dataset['backend'] === 'ready',
  );
}

When('I open the demo tools', async function (this: ChurchWorld) {
  await openerOf(this).click();
  await expect(headingOf(this)).toBeFocused();
});

When('I open the part {string}', async function (this: ChurchWorld, name: string) {
  const part = partOf(this, name);
  await part.waitFor();
  if ((await part.getAttribute('aria-expanded')) === 'false') await part.click();
});

When('I click {string} in the demo tools', async function (this: ChurchWorld, name: string) {
  await buttonOf(this, name).click();
});

When('I click {string}, which loads the page anew', async function (this: ChurchWorld, name: string) {
  await untilLoadedAnew(this, () => buttonOf(this, name).click());
});

When('I choose the line {string}', async function (this: ChurchWorld, name: string) {
  const line = panelOf(this).getByRole('radio', { name });
  await line.click();
  await expect(line).toBeChecked();
});

When('I move to {string}', async function (this: ChurchWorld, date: string) {
  await panelOf(this).getByLabel('옮길 날짜').fill(date);
  await untilLoadedAnew(this, () => panelOf(this).getByRole('button', { name: '이 날로 옮기기' }).click());
});

When('I follow the link {string} of the mail', async function (this: ChurchWorld, name: string) {
  await panelOf(this).getByRole('link', { name }).click();
});

Given('the church has sent a confirmation to {word}', async function (this: ChurchWorld, who: string) {
  const persona = Object.values(personas).find(({ name }) => name === who);
  await this.control('POST', 'Account/ResendEmailConfirmation', { email: persona?.email });
});

Then('the demo tools are closed', async function (this: ChurchWorld) {
  await expect(openerOf(this)).toBeVisible();
  await expect(headingOf(this)).toHaveCount(0);
});

Then('the button of the demo tools has the focus', async function (this: ChurchWorld) {
  await expect(openerOf(this)).toBeFocused();
});

Then('the button of the demo tools says {string}', async function (this: ChurchWorld, text: string) {
  await expect(openerOf(this)).toContainText(text);
});

Then('the demo tools say {string}', async function (this: ChurchWorld, text: string) {
  await expect(panelOf(this).locator('[aria-live]')).toContainText(text);
});

Then('the part {string} is open', async function (this: ChurchWorld, name: string) {
  await expect(partOf(this, name)).toHaveAttribute('aria-expanded', 'true');
});

Then('{string} is marked in the demo tools', async function (this: ChurchWorld, name: string) {
  await expect(panelOf(this).locator('[aria-current="true"]').filter({ hasText: name })).toBeVisible();
});

Then('the line {string} is chosen', async function (this: ChurchWorld, name: string) {
  await expect(panelOf(this).getByRole('radio', { name })).toBeChecked();
});

Then('{int} call(s) fail(s) on purpose', async function (this: ChurchWorld, count: number) {
  await expect(panelOf(this).getByRole('list', { name: '켜 둔 실패' }).getByRole('listitem')).toHaveCount(count);
});

Then('my clipboard holds {string}', async function (this: ChurchWorld, text: string) {
  await expect.poll(() => this.page.evaluate(() => navigator.clipboard.readText())).toBe(text);
});

Then('the address is {word}', async function (this: ChurchWorld, path: string) {
  await expect(this.page).toHaveURL((url) => url.pathname.toLowerCase() === path.toLowerCase());
});

Given('my browser lets me copy', async function (this: ChurchWorld) {
  await this.context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

Given('my browser has no service workers', async function (this: ChurchWorld) {
  await this.context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
});

Then('the demo tools are not printed', async function (this: ChurchWorld) {
  await expect(panelOf(this)).toBeVisible();
  await this.page.emulateMedia({ media: 'print' });
  await expect(panelOf(this)).toBeHidden();
});

When('I open the credentials of {word}', async function (this: ChurchWorld, who: string) {
  // A summary has no role of its own in every browser.
  await panelOf(this).locator(`summary[aria-label^="${who}"]`).click();
});

Given('the church has sent a new password to {word}', async function (this: ChurchWorld, who: string) {
  const persona = Object.values(personas).find(({ name }) => name === who);
  await this.control('POST', 'Account/forgotpassword', { email: persona?.email });
});

Then('the mails are, from the top', async function (this: ChurchWorld, table: DataTable) {
  const subjects = panelOf(this).getByRole('heading', { level: 4 });
  await expect(subjects).toContainText(table.raw().map(([subject = '']) => subject));
});

Then('the church takes {int} seconds for an answer', async function (this: ChurchWorld, seconds: number) {
  const took = await this.page.evaluate(async () => {
    const begun = Date.now();
    await fetch('/api/Announcement?page=1&itemsPerPage=10');
    return Date.now() - begun;
  });
  expect(took).toBeGreaterThanOrEqual(seconds * 1000);
});

When('I reach the demo tools by the Tab key', async function (this: ChurchWorld) {
  await expect(async () => {
    await this.page.keyboard.press('Tab');
    await expect(openerOf(this)).toBeFocused({ timeout: 20 });
  }).toPass({ intervals: [0] });
});

Then('the end of the page can be seen', async function (this: ChurchWorld) {
  const end = this.page.getByRole('contentinfo').getByRole('link').last();
  // A page that is still growing is scrolled again, as a person would.
  await expect(async () => {
    await this.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const box = await end.boundingBox();
    const sheet = await panelOf(this).boundingBox();
    if (box === null || sheet === null) throw new Error('There is no end of the page, or no panel');
    expect(box.y + box.height).toBeLessThanOrEqual(sheet.y);
  }).toPass({ timeout: 10_000 });
});

Then('the button of the demo tools covers nothing at 360, 768 and 1280 px', async function (this: ChurchWorld) {
  await inTurn([360, 768, 1280], async (width) => {
    await this.page.setViewportSize({ width, height: 800 });
    const box = await openerOf(this).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `its size at ${width} px`).toBeGreaterThanOrEqual(24);
    expect(await openerOf(this).evaluate(coveredBy), `what lies below it at ${width} px`).toEqual([]);
  });
});

/** Scrolls through the page, and lists the words and controls that come to lie below an element. */
function coveredBy(element: Element): string[] {
  const covered = new Set<string>();
  const tab = element.getBoundingClientRect();
  const range = document.createRange();
  for (let y = 0; y < document.documentElement.scrollHeight; y += tab.height / 2) {
    window.scrollTo({ top: y, behavior: 'instant' });
    const walker = document.createTreeWalker(document.getElementById('root') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
      // What is only read aloud stands in a box of one pixel.
      if (parent.getBoundingClientRect().width <= 1) continue;
      range.selectNodeContents(node);
      const control = parent.closest('a, button');
      for (const { left, right, top, bottom } of [...range.getClientRects(), ...(control?.getClientRects() ?? [])])
        if (left < tab.right && right > tab.left && top < tab.bottom && bottom > tab.top) covered.add(text);
    }
  }
  return [...covered];
}
