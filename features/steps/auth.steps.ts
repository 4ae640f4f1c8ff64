import { Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import { personas } from '../../mock-server/seeds/personas.ts';
import { inTurn } from '../support/in-turn.ts';
import type { Who } from '../support/parameter-types.ts';
import type { ChurchWorld } from '../support/world.ts';

const dialogOf = ({ page }: ChurchWorld): Locator => page.getByRole('dialog', { name: '로그인' });
const submitOf = (world: ChurchWorld): Locator => dialogOf(world).locator('button[type="submit"]');

When('I ask to log in', async function (this: ChurchWorld) {
  await this.page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
});

When('I ask to log in on the page', async function (this: ChurchWorld) {
  await this.page.getByRole('main').getByRole('button', { name: '로그인' }).click();
});

When('I log in as {persona}', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('A visitor does not log in');
  await dialogOf(this).getByLabel('이메일').fill(personas[who].email);
  await dialogOf(this).getByLabel('비밀번호', { exact: true }).fill(personas[who].password);
  await submitOf(this).click();
});

When('I press the login button', function (this: ChurchWorld) {
  return submitOf(this).click();
});

When('I double-click the login button', function (this: ChurchWorld) {
  return submitOf(this).dblclick();
});

When('I click outside the dialog', function (this: ChurchWorld) {
  return this.page.mouse.click(8, 400);
});

When('I log out', async function (this: ChurchWorld) {
  await this.page.getByRole('button', { name: '메뉴', exact: true }).click();
  const group = this.page.getByRole('button', { name: '내 계정' });
  // The group of the page that one is on stands open already.
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await this.page.getByRole('button', { name: '로그아웃' }).click();
});

Then('the login dialog is open', async function (this: ChurchWorld) {
  await expect(dialogOf(this)).toBeVisible();
});

Then('the focus is back on the button that opened it', async function (this: ChurchWorld) {
  await expect(this.page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeFocused();
});

Then('the login dialog is closed', async function (this: ChurchWorld) {
  await expect(dialogOf(this)).toHaveCount(0);
});

Then('the login button is busy', async function (this: ChurchWorld) {
  await expect(submitOf(this)).toBeDisabled();
  await expect(submitOf(this)).toHaveAttribute('aria-busy', 'true');
});

Then('an alert in the dialog says {string}', async function (this: ChurchWorld, text: string) {
  await expect(dialogOf(this).getByRole('alert').filter({ hasText: text })).toBeVisible();
});

Then('{string} is the field that is wrong, and has the focus', async function (this: ChurchWorld, label: string) {
  const field = dialogOf(this).getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

Then(/^the password is (hidden|readable)$/, async function (this: ChurchWorld, how: string) {
  const field = dialogOf(this).getByLabel('비밀번호', { exact: true });
  await expect(field).toHaveAttribute('type', how === 'hidden' ? 'password' : 'text');
});

Then('the Tab key never leaves the dialog', async function (this: ChurchWorld) {
  const stops = await dialogOf(this).locator('a, button, input').all();
  // One more than there are stops: the round begins anew.
  await inTurn([...stops, undefined], async () => {
    await this.page.keyboard.press('Tab');
    await expect(dialogOf(this).locator(':focus')).toHaveCount(1);
  });
});

Then('I am signed in as {persona}', async function (this: ChurchWorld, who: Who) {
  if (who === 'visitor') throw new Error('A visitor is not signed in');
  const address = this.page.getByRole('banner').getByRole('link', { name: personas[who].email });
  await expect(address).toHaveAttribute('href', '/account/profile');
});

Then('I am signed out', async function (this: ChurchWorld) {
  // Before the church can be asked, and while a session is restored, the bar is that of a visitor, too.
  await this.page.locator('html[data-backend="ready"]').waitFor({ state: 'attached' });
  await expect.poll(() => this.page.evaluate(keptToken)).toBeNull();
  await expect(this.page.getByRole('banner').getByRole('button', { name: '로그인' })).toBeVisible();
});

Then('within {int} second(s) {string} has gone', async function (this: ChurchWorld, seconds: number, text: string) {
  await expect(this.page.getByText(text)).toHaveCount(0, { timeout: seconds * 1000 });
});

/** Runs in the page, whose storage may be denied. */
function keptToken(): string | null {
  try {
    return sessionStorage.getItem('jwtToken');
  } catch {
    return null;
  }
}
