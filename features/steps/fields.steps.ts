import { Then } from '@cucumber/cucumber';
import { fieldIn } from '../pages/controls.ts';
import { expect } from '../support/expect.ts';
import { whenIdle } from '../support/when-idle.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('{string} holds {string}', async function (this: ChurchWorld, label: string, text: string) {
  await expect(fieldIn(this.page, label)).toHaveValue(text);
});

Then('{string} is wrong: {string}', async function (this: ChurchWorld, label: string, text: string) {
  const field = fieldIn(this.page, label);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replaceAll('.', String.raw`\.`)));
});

/** The check mark beside the label of a valid field, which is also given as hidden text. */
Then('{string} is right: {string}', async function (this: ChurchWorld, label: string, text: string) {
  const field = fieldIn(this.page, label);
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
  expect(await field.getAttribute('aria-invalid')).toBe(null);
});

Then('{string} is not wrong', async function (this: ChurchWorld, label: string) {
  await whenIdle(this);
  expect(await fieldIn(this.page, label).getAttribute('aria-invalid')).not.toBe('true');
});
