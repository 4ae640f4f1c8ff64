import { Then } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import * as z from 'zod';
import type { ApiCall } from '../support/terms.ts';
import type { ChurchWorld } from '../support/world.ts';

const dutySchema = z.object({ members: z.array(z.object({ name: z.string() })) });
const callsSchema = z.array(z.object({ method: z.string(), path: z.string(), hadBearer: z.boolean() }));

const names = ({ page }: ChurchWorld): Locator => page.getByRole('region', { name: /명단$/ }).getByRole('listitem');

Then('the names are those of duty {int}, in Korean order', async function (this: ChurchWorld, duty: number) {
  await expect(names(this).first()).toBeVisible();
  const shown = await names(this).allTextContents();
  const { members } = dutySchema.parse(await readPast(this, `Duty/WithMembers/${duty}`));
  const collator = new Intl.Collator('ko');
  expect(shown).toEqual(members.map(({ name }) => name).toSorted((one, other) => collator.compare(one, other)));
});

Then('every {call} was sent without a bearer', async function (this: ChurchWorld, { method, path }: ApiCall) {
  const calls = callsSchema.parse(await this.control('GET', 'demo/calls'));
  const wanted = `/api/${path}`.toLowerCase();
  const bearers = calls.filter((call) => call.method === method && call.path.toLowerCase() === wanted);
  expect(bearers.map(({ hadBearer }) => hadBearer)).toEqual([false]);
});

Then('every name shown has the initials {string}', async function (this: ChurchWorld, initials: string) {
  await expect(this.page.getByText(/가운데 \d+명/)).toBeVisible();
  const shown = await names(this).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  for (const name of shown) expect(initialsOf(name)).toContain(initials);
});

Then('{string} stands in red', async function (this: ChurchWorld, words: string) {
  const message = this.page.getByRole('alert').getByText(words);
  await expect(message).toBeVisible();
  const [colour, red] = await message.evaluate((element) => {
    const sample = document.createElement('span');
    sample.style.color = 'var(--red)';
    element.append(sample);
    const wanted = getComputedStyle(sample).color;
    sample.remove();
    return [getComputedStyle(element).color, wanted];
  });
  expect(colour).toBe(red);
});

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';

function initialsOf(name: string): string {
  return Array.from(name, (letter) => INITIALS.charAt(Math.floor(((letter.codePointAt(0) ?? 0) - 0xac00) / 588))).join(
    '',
  );
}

/** What the church holds, asked for past the interface. */
function readPast(world: ChurchWorld, path: string): Promise<unknown> {
  return world.control('GET', path);
}
