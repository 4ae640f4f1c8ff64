import { type DataTable, defineParameterType, When } from '@cucumber/cucumber';
import type { Locator } from 'playwright';
import { middleOf } from '../drivers/browser/geometry.ts';
import { doubleTap } from '../drivers/browser/touch.ts';
import { BETWEEN_PRESSES_MS } from '../drivers/driver.ts';
import { PAGE } from '../drivers/target.ts';
import { fieldIn } from '../pages/controls.ts';
import type { Thing } from '../support/nouns.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

type Deed = (world: ChurchWorld, thing: Thing) => Promise<void>;

const ACTIONS: Readonly<Record<string, Deed>> = {
  click: ({ tab }, { target }) => tab.find(target).click(),
  'double-click': ({ tab }, { target }) => tab.find(target).dblclick(),
  tap: (world, thing) => thing.in(world).tap(),
  hover: ({ tab }, { target }) => tab.find(target).hover(),
  focus: ({ tab }, { target }) => tab.find(target).focus(),
  'point and click at': (world, thing) => clickInPlace(thing.in(world)),
  'scroll to': ({ tab }, { target }) => tab.find(target).scrollIntoViewIfNeeded(),
};

defineParameterType({
  name: 'action',
  regexp: /click|double-click|tap|hover|focus|scroll to|point and click at/,
  transformer: (name: string) => ACTIONS[name],
});

When('I {action} {thing}', function (this: ChurchWorld, act: Deed, thing: Thing) {
  return act(this, thing);
});

When('I double-tap {thing}', async function (this: ChurchWorld, thing: Thing) {
  await thing.in(this).scrollIntoViewIfNeeded();
  await doubleTap(this, await middleOf(thing.in(this)));
});

/** As a hand does: the second press hits whatever lies there by then. The time between is the page's. */
When('I click {thing} twice, {int} ms apart', async function (this: ChurchWorld, thing: Thing, pause: number) {
  const there = thing.in(this);
  await there.scrollIntoViewIfNeeded();
  await twice(this, pause, async () => {
    const { x, y } = await middleOf(there);
    return () => this.page.mouse.click(x, y);
  });
});

When(
  'I press {string} on {thing} twice, {int} ms apart',
  async function (this: ChurchWorld, key: string, thing: Thing, pause: number) {
    await thing.in(this).focus();
    await twice(this, pause, async () => () => this.page.keyboard.press(key));
  },
);

async function twice(
  { page, context, tab }: ChurchWorld,
  pause: number,
  aim: () => Promise<() => Promise<void>>,
): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await context.clock.pauseAt(now + BETWEEN_PRESSES_MS);
  const press = await aim();
  await press();
  await tab.passTime(pause);
  await press();
  await context.clock.resume();
}

/** In the middle of the largest free space beside it. */
When('I click outside {thing}', async function (this: ChurchWorld, thing: Thing) {
  const box = await thing.in(this).boundingBox();
  const window = this.page.viewportSize();
  if (box === null || window === null) throw new Error(`There is no outside of ${thing.phrase}`);
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const [across, down] = [box.x + box.width / 2, box.y + box.height / 2];
  const rooms = [
    { room: box.x, x: box.x / 2, y: down },
    { room: box.y, x: across, y: box.y / 2 },
    { room: window.width - right, x: (right + window.width) / 2, y: down },
    { room: window.height - bottom, x: across, y: (bottom + window.height) / 2 },
  ];
  const [{ x, y } = { x: 0, y: 0 }] = rooms.toSorted((one, other) => other.room - one.room);
  await this.tab.passTime(BETWEEN_PRESSES_MS);
  await this.page.mouse.click(x, y);
});

When('I fill {string} with {string}', function (this: ChurchWorld, label: string, text: string) {
  return this.tab.find(fieldIn(PAGE, label)).fill(text);
});

/** A whole form: the label of each field, and the text or option for it. */
When('I fill in', async function (this: ChurchWorld, fields: DataTable) {
  await sequentially(fields.raw(), async ([label = '', text = '']) => {
    const field = this.tab.find(fieldIn(PAGE, label));
    // A field that is still to come is waited for.
    await field.focus();
    const [isList] = await field.evaluateAll((all) => all.map((element) => element instanceof HTMLSelectElement));
    await (isList === true ? field.selectOption(text) : field.fill(text));
  });
});

When('I choose {string} for {string}', async function (this: ChurchWorld, option: string, label: string) {
  await this.tab.find(fieldIn(PAGE, label)).selectOption(option);
});

When('I press {string}', function (this: ChurchWorld, key: string) {
  return this.tab.press(key);
});

When('I press {string} on {thing}', function (this: ChurchWorld, key: string, thing: Thing) {
  return this.tab.find(thing.target).press(key);
});

When('I type {string}', function (this: ChurchWorld, text: string) {
  return this.tab.type(text);
});

/** Without the scrolling of the browser driver, which sticky elements do not need. */
async function clickInPlace(thing: Locator): Promise<void> {
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (box === null) throw new Error('It is not drawn');
  await thing.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
