import { defineParameterType, Given, Then, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import * as z from 'zod';
import type { Point } from '../drivers/browser/geometry.ts';
import { fingerOf, mouseOf, type Pointer, throwFrom } from '../drivers/browser/pointer.ts';
import { PAGE } from '../drivers/target.ts';
import { bringToMiddle, containerOn, nameOn, namesOn, visibleMiddle, voice, whenScrolled } from '../pages/board.ts';
import { expect } from '../support/expect.ts';
import { seeThing } from '../support/looks.ts';
import type { Thing } from '../support/nouns.ts';
import { giveOffice } from '../support/offices.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

const personSchema = z.object({ id: z.number(), name: z.string() });
const dutiesSchema = z.array(z.object({ id: z.number(), name: z.string(), members: z.array(personSchema) }));

/** The mouse or finger of each scenario. */
const pointers = new WeakMap<ChurchWorld, Pointer>();

/** Scrolls an element into reach and returns the point at which to press it. */
async function reach(thing: Locator): Promise<Point> {
  await bringToMiddle(thing);
  return visibleMiddle(thing);
}

/** Moves the pointer there once, in several steps as a hand does; the board says over which container it is then. */
async function dragTo(world: ChurchWorld, pointer: Pointer, target: Thing): Promise<void> {
  await pointer.moveTo(await reach(target.in(world)));
  const [, container] = /^the place "(.*)"$/.exec(target.phrase) ?? [];
  // Nothing is announced outside of every container.
  if (container === undefined) return;
  await expect(world.on(voice(PAGE))).toContainText(new RegExp(` ${container} 위에 있습니다`));
}

interface Drag {
  readonly pointerOf: (world: ChurchWorld) => Pointer | Promise<Pointer>;
  /** Whether it is dropped at the end. */
  readonly drops: boolean;
}

const DRAGS: Readonly<Record<string, Drag>> = {
  drag: { pointerOf: ({ page }) => mouseOf(page), drops: true },
  hold: { pointerOf: ({ page }) => mouseOf(page), drops: false },
  'drag with a finger': { pointerOf: fingerOf, drops: true },
};

defineParameterType({
  name: 'drag',
  regexp: /drag with a finger|drag|hold/,
  transformer: (name: string) => DRAGS[name],
});

When(
  'I {drag} {string} over/onto {thing}',
  async function (this: ChurchWorld, drag: Drag, name: string, target: Thing) {
    const start = await reach(this.on(nameOn(PAGE, name)));
    const pointer = await drag.pointerOf(this);
    pointers.set(this, pointer);
    await pointer.down(start);
    await expect(this.on(nameOn(PAGE, name))).toHaveAttribute('aria-pressed', 'true');
    await dragTo(this, pointer, target);
    if (drag.drops) await pointer.up();
  },
);

When('I let go', async function (this: ChurchWorld) {
  await pointers.get(this)?.up();
});

When('I throw {string} onto {thing}', async function (this: ChurchWorld, name: string, target: Thing) {
  const start = await reach(this.on(nameOn(PAGE, name)));
  await throwFrom(this, start, async () => {
    await expect(this.on(nameOn(PAGE, name))).toHaveAttribute('aria-pressed', 'true');
    return reach(target.in(this));
  });
});

When('I swipe upwards over {string}', async function (this: ChurchWorld, name: string) {
  const start = await reach(this.on(nameOn(PAGE, name)));
  const scrolled = () => this.page.evaluate(() => scrollY);
  const before = await scrolled();
  const finger = await fingerOf(this);
  await finger.down(start);
  await finger.moveTo({ x: start.x, y: start.y - 160 });
  await expect.poll(scrolled, 'how far the page has scrolled').toBeGreaterThan(before + 100);
  const rest = await whenScrolled(this.page);
  await finger.up();
  await rest();
});

Then('the board shows every duty of the church with its members', async function (this: ChurchWorld) {
  const duties = dutiesSchema.parse(await this.askAsMyself('GET', 'duty/withmembers'));
  expect(duties.length).toBeGreaterThan(5);
  await sequentially(duties, async ({ name, members }) => {
    await seeThing(
      this,
      containerOn(PAGE, name)
        .getByRole('heading')
        .filter({ hasText: `${members.length}명` }),
    );
    await this.tab.soon(
      // Names far from the window are not drawn yet, and have no text that could be seen.
      () => this.tab.find(namesOn(PAGE, name)).evaluateAll((all) => all.map(({ textContent }) => textContent.trim())),
      (seen) => expect(seen).toEqual(members.map((member) => member.name)),
    );
  });
});

/** Another admin's change at this moment. */
Given(
  'another user moves {string} from {string} to {string}',
  async function (this: ChurchWorld, name: string, from: string, to: string) {
    const duties = dutiesSchema.parse(await this.askAsMyself('GET', 'duty/withmembers'));
    const named = (duty: string) => duties.find((one) => one.name === duty);
    const member = named(from)?.members.find((one) => one.name === name);
    await this.askAsMyself('PUT', `Duty/${named(to)?.id}/members/${member?.id}`, { fromDutyId: named(from)?.id });
  },
);

Given(
  'another user gives the office {string} to {string}',
  async function (this: ChurchWorld, office: string, name: string) {
    const members = z.array(personSchema).parse(await this.askAsMyself('GET', 'Member'));
    const holder = members.find((member) => member.name === name);
    if (holder === undefined) throw new Error(`Nobody is called ${name}`);
    await giveOffice(this, office, holder);
  },
);
