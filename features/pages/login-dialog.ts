import type { Page } from 'playwright';
import type { Finder, Nouns } from '../support/things.ts';

const loginDialog: Finder = (place) => place.getByRole('dialog', { name: '로그인' });
const submit: Finder = (place) => loginDialog(place).locator('button[type="submit"]');

/** Whatever the Tab key may come to. */
export const tabStops: Finder = (place) => place.locator('a, button, input');
export const focused: Finder = (place) => place.locator(':focus');

export const loginThings: Nouns = {
  'the login dialog': loginDialog,
  'the login button': submit,
};

/**
 * Fills in the dialog, and opens it first where the page did not, and sends it. The page must be at rest: one that is for
 * members alone opens the dialog as soon as its code is there.
 */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  if ((await loginDialog(page).count()) === 0) {
    await page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
  }
  await loginDialog(page).getByLabel('이메일').fill(email);
  await loginDialog(page).getByLabel('비밀번호', { exact: true }).fill(password);
  await submit(page).click();
}
