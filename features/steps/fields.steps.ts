import { Then } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { fieldIn } from '../pages/controls.ts';
import { expect } from '../support/expect.ts';
import { seeAttribute, seeOne } from '../support/looks.ts';
import type { ChurchWorld } from '../support/world.ts';

Then('{string} holds {string}', async function (this: ChurchWorld, label: string, text: string) {
  await seeOne(
    this,
    fieldIn(PAGE, label),
    (all) => all.map((field) => ('value' in field ? field.value : undefined)),
    (value) => expect(value, label).toBe(text),
  );
});

Then('{string} is wrong: {string}', async function (this: ChurchWorld, label: string, text: string) {
  await seeDescription(this, label, text);
  await seeAttribute(this, fieldIn(PAGE, label), 'aria-invalid', (value) => expect(value).toBe('true'));
});

/** The check mark beside the label of a valid field, which is also given as hidden text. */
Then('{string} is right: {string}', async function (this: ChurchWorld, label: string, text: string) {
  await seeDescription(this, label, text);
  await seeAttribute(this, fieldIn(PAGE, label), 'aria-invalid', (value) => expect(value).toBeNull());
});

Then('{string} is not wrong', async function (this: ChurchWorld, label: string) {
  await this.tab.rest();
  await seeAttribute(this, fieldIn(PAGE, label), 'aria-invalid', (value) => expect(value).not.toBe('true'));
});

/** What a screen reader says of a field beside its label. */
const seeDescription = (world: ChurchWorld, label: string, text: string): Promise<void> =>
  seeOne(
    world,
    fieldIn(PAGE, label),
    (all) =>
      all.map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      ),
    (said) => expect(said, label).toContain(text),
  );
