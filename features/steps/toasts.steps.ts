import { Then, When } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { countdown, toasts } from '../pages/toasts.ts';
import { expect } from '../support/expect.ts';
import { seeThing } from '../support/looks.ts';
import type { ChurchWorld } from '../support/world.ts';

When('I dismiss every toast', async function (this: ChurchWorld) {
  const buttons = toasts(PAGE).getByRole('button', { name: '알림 닫기' });
  await seeThing(this, buttons);
  await this.tab.find(buttons).evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click();
  });
});

When("the toast's time is over", async function (this: ChurchWorld) {
  await seeThing(this, toasts(PAGE));
  await this.tab.find(countdown(PAGE)).finishAnimations();
});

Then('the toast closes by itself {int} ms after it came', async function (this: ChurchWorld, duration: number) {
  await expect(this.on(toasts(PAGE))).toHaveCount(1);
  const timing = await this.on(countdown(PAGE)).evaluate((bar) =>
    bar.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
  );
  expect(timing).toEqual([duration]);
  const setTime = (time: number): Promise<void> =>
    this.on(countdown(PAGE)).evaluate((bar, at) => {
      for (const animation of bar.getAnimations()) animation.currentTime = at;
    }, time);
  await setTime(duration - 1000);
  await expect(this.on(toasts(PAGE))).toBeVisible();
  await setTime(duration);
  await expect(this.on(toasts(PAGE))).toHaveCount(0);
});

When(/^the window (loses|gets) the focus$/, async function (this: ChurchWorld, what: string) {
  await this.page.evaluate((kind) => window.dispatchEvent(new Event(kind)), what === 'loses' ? 'blur' : 'focus');
});

When('I drag the toast over {int} % of its width', async function (this: ChurchWorld, percent: number) {
  const toast = this.on(toasts(PAGE));
  // It may still be moving back from an earlier drag.
  await expect.poll(() => toast.evaluate((it) => new DOMMatrix(getComputedStyle(it).transform).m41)).toBe(0);
  const box = await toast.boundingBox();
  if (box === null) throw new Error('There is no toast to drag');
  const y = box.y + box.height / 2;
  const from = box.x + 20;
  await this.page.mouse.move(from, y);
  await this.page.mouse.down();
  await this.page.mouse.move(from + 10, y);
  await this.page.mouse.move(from + Math.round((box.width * percent) / 100), y);
  await this.page.mouse.up();
});
