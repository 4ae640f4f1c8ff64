import { Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

const toasts = ({ page }: ChurchWorld): Locator => page.locator('.Toastify__toast');

/** The animation whose end closes a toast; only the browser moves its time. */
const countdown = (world: ChurchWorld): Locator => toasts(world).first().locator('.Toastify__progress-bar--animated');

When('I dismiss every toast', async function (this: ChurchWorld) {
  const buttons = toasts(this).getByRole('button', { name: '알림 닫기' });
  await expect(buttons.first()).toBeVisible();
  await buttons.evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click();
  });
});

When("the toast's time is over", async function (this: ChurchWorld) {
  await countdown(this).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
});

Then('the toast closes by itself {int} ms after it came', async function (this: ChurchWorld, duration: number) {
  await expect(toasts(this)).toHaveCount(1);
  const timing = await countdown(this).evaluate((bar) =>
    bar.getAnimations().map((animation) => animation.effect?.getComputedTiming().endTime),
  );
  expect(timing).toEqual([duration]);
  const setTime = (time: number): Promise<void> =>
    countdown(this).evaluate((bar, at) => {
      for (const animation of bar.getAnimations()) animation.currentTime = at;
    }, time);
  await setTime(duration - 1000);
  await expect(toasts(this)).toBeVisible();
  await setTime(duration);
  await expect(toasts(this)).toHaveCount(0);
});

Then(/^the toast's time (runs|stands still)$/, async function (this: ChurchWorld, state: string) {
  const states = () => countdown(this).evaluate((bar) => bar.getAnimations().map(({ playState }) => playState));
  await expect.poll(states).toEqual([state === 'runs' ? 'running' : 'paused']);
});

When('I point at the toast', function (this: ChurchWorld) {
  return toasts(this).first().hover();
});

When('I point at the page', function (this: ChurchWorld) {
  return this.page.mouse.move(40, 600);
});

When(/^the window (loses|gets) the focus$/, async function (this: ChurchWorld, what: string) {
  await this.page.evaluate((kind) => window.dispatchEvent(new Event(kind)), what === 'loses' ? 'blur' : 'focus');
});

When('I drag the toast over {int} % of its width', async function (this: ChurchWorld, percent: number) {
  const box = await toasts(this).boundingBox();
  if (box === null) throw new Error('There is no toast to drag');
  const y = box.y + box.height / 2;
  const from = box.x + 20;
  await this.page.mouse.move(from, y);
  await this.page.mouse.down();
  await this.page.mouse.move(from + 10, y);
  await this.page.mouse.move(from + Math.round((box.width * percent) / 100), y);
  await this.page.mouse.up();
});

Then('the toast is back in its place', async function (this: ChurchWorld) {
  const shift = () => toasts(this).evaluate((toast) => new DOMMatrix(getComputedStyle(toast).transform).m41);
  await expect.poll(shift).toBe(0);
});

Then('the toast stands at the top right', async function (this: ChurchWorld) {
  const box = await toasts(this).boundingBox();
  const window = this.page.viewportSize();
  if (box === null || window === null) throw new Error('There is no toast to measure');
  const gap = { top: box.y, right: window.width - (box.x + box.width), left: box.x };
  expect(gap.top).toBeLessThan(window.height / 4);
  expect(gap.right).toBeLessThan(window.width / 10);
  expect(gap.right).toBeGreaterThanOrEqual(0);
  expect(gap.left).toBeGreaterThan(window.width / 2);
});

Then('the toasts have the focus', async function (this: ChurchWorld) {
  await expect(toasts(this).first()).toBeVisible();
  await expect(this.page.locator('.Toastify :focus, .Toastify:focus')).toHaveCount(1);
});

