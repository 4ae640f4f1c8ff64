import { Then, When } from '@cucumber/cucumber';
import { expect } from 'playwright/test';
import * as z from 'zod';
import type { ChurchWorld } from '../support/world.ts';

const mailsSchema = z.array(z.object({ to: z.string(), link: z.string() }));
const callsSchema = z.array(z.object({ method: z.string(), path: z.string(), status: z.int().nullable() }));

When('I open the link of the newest e-mail to {string}', async function (this: ChurchWorld, address: string) {
  await expect.poll(async () => (await mailsTo(this, address)).length).toBeGreaterThan(0);
  const [newest] = await mailsTo(this, address);
  if (newest === undefined) throw new Error(`Nobody wrote to ${address}`);
  await this.visit(newest.link);
});

Then('{int} e-mail(s) went to {string}', async function (this: ChurchWorld, count: number, address: string) {
  await expect.poll(async () => (await mailsTo(this, address)).length).toBe(count);
});

When('I log in with {string} and {string}', async function (this: ChurchWorld, email: string, password: string) {
  const dialog = this.page.getByRole('dialog', { name: '로그인' });
  // Where a page leads to the login, the dialog is open already.
  if ((await dialog.count()) === 0) await this.page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
  await dialog.getByLabel('이메일').fill(email);
  await dialog.getByLabel('비밀번호', { exact: true }).fill(password);
  await dialog.locator('button[type="submit"]').click();
});

Then('I am signed in with {string}', async function (this: ChurchWorld, email: string) {
  await expect(this.page.getByRole('banner').getByRole('link', { name: email })).toBeVisible();
});

Then('the page warns {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByRole('main').getByRole('alert').filter({ hasText: text })).toBeVisible();
});

Then('the page reports {string}', async function (this: ChurchWorld, text: string) {
  await expect(this.page.getByRole('main').getByRole('status').filter({ hasText: text })).toBeVisible();
});

Then('the focus is in {string}', async function (this: ChurchWorld, label: string) {
  await expect(this.page.getByRole('main').getByLabel(label, { exact: true })).toBeFocused();
});

Then('{string} is found to be right', async function (this: ChurchWorld, label: string) {
  const field = this.page.getByRole('main').getByLabel(label, { exact: true });
  await expect(field).toHaveAccessibleDescription(/올바르게 입력하셨습니다/);
});

Then('{string} is found to be wrong: {string}', async function (this: ChurchWorld, label: string, text: string) {
  const field = this.page.getByRole('main').getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', String.raw`\.`)));
});

When('I want nothing to move', function (this: ChurchWorld) {
  return this.page.emulateMedia({ reducedMotion: 'reduce' });
});

Then('{int} piece(s) of confetti fall', async function (this: ChurchWorld, count: number) {
  await expect(this.page.locator('[data-confetti]')).toHaveCount(count);
});

Then('the church refused no call', async function (this: ChurchWorld) {
  const calls = callsSchema.parse(await this.control('GET', 'demo/calls'));
  const refused = calls.filter(({ status }) => status === 401 || status === 403);
  expect(refused).toEqual([]);
});

/** Newest first. */
async function mailsTo(world: ChurchWorld, address: string): Promise<z.infer<typeof mailsSchema>> {
  return mailsSchema.parse(await world.control('GET', 'demo/mails')).filter(({ to }) => to === address);
}
