import type { Tab } from '../drivers/driver.ts';
import { PAGE } from '../drivers/target.ts';
import type { Finder, Nouns } from '../support/nouns.ts';

const loginDialog: Finder = (place) => place.getByRole('dialog', { name: '로그인' });
const submit: Finder = (place) => loginDialog(place).locator('form:not([method="dialog"]) button[type="submit"]');

/** All elements that the Tab key can reach. */
export const tabStops: Finder = (place) => place.locator('a, button, input');
/** The focused element outside of the page's dialogs; null while the browser's own bars have the focus. */
export const focusedBesideDialogs: Finder = (place) => place.locator('body :focus:not(dialog *, [role="dialog"] *)');

export const loginThings: Nouns = {
  'the login dialog': loginDialog,
  'the login button': submit,
};

/**
 * Opens the dialog if it is closed, fills it in and sends it. The page must be idle: a members' page opens the dialog
 * itself as soon as its code is loaded.
 */
export async function logIn({ find }: Pick<Tab, 'find'>, email: string, password: string): Promise<void> {
  const dialog = loginDialog(PAGE);
  if ((await find(dialog).count()) === 0)
    await find(PAGE.getByRole('banner').getByRole('button', { name: '로그인' })).click();
  await find(dialog.getByLabel('이메일')).fill(email);
  await find(dialog.getByLabel('비밀번호', { exact: true })).fill(password);
  await find(submit(PAGE)).click();
}
