import { Given, Then, When } from '@cucumber/cucumber';
import { expect, type Locator } from 'playwright/test';
import type { ChurchWorld } from '../support/world.ts';

const PICTURES = [
  '파라과이강 너머로 해가 뜨는 아순시온의 아침',
  '노란 라파초꽃이 가지마다 피어 있는 모습',
  '예배당 창으로 들어온 빛이 바닥에 비치는 모습',
];

const slides = ({ page }: ChurchWorld): Locator => page.getByRole('group', { name: '교회 사진' });

/** From 0. */
async function shownSlide(world: ChurchWorld): Promise<number> {
  const alt = await slides(world).getByRole('img').getAttribute('alt');
  return PICTURES.indexOf(alt ?? '');
}

/** From now on time passes only where a step lets it. */
async function stopTheClock({ page }: ChurchWorld): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}

async function hideTab({ page }: ChurchWorld, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function leaveSlides({ page }: ChurchWorld): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

const HOLDS: Readonly<Record<string, (world: ChurchWorld) => Promise<void>>> = {
  'the pointer': (world) => slides(world).hover(),
  'the keyboard': async (world) => {
    await world.page.keyboard.press('Shift');
    await slides(world).getByRole('button', { name: '다음 사진' }).focus();
  },
  'a hidden tab': (world) => hideTab(world, true),
  'their button': async (world) => {
    await slides(world).getByRole('button', { name: '멈춤' }).click();
    await leaveSlides(world);
  },
  'the wish for less motion': ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
};

Given('the slides can turn', async function (this: ChurchWorld) {
  // Steps that run the clock would otherwise use up the time that the church has to start in.
  await expect(this.page.locator('html')).toHaveAttribute('data-backend', 'ready');
  await expect(slides(this).getByRole('button', { name: '다음 사진' })).toBeEnabled();
});

When(/^the slides are held by (.+)$/, async function (this: ChurchWorld, what: string) {
  const hold = HOLDS[what];
  if (hold === undefined) throw new Error(`Nothing holds the slides by ${what}`);
  await hold(this);
});

When('the slides are let go', async function (this: ChurchWorld) {
  await this.page.emulateMedia({ reducedMotion: 'no-preference' });
  await hideTab(this, false);
  const play = slides(this).getByRole('button', { name: '재생' });
  if (await play.isVisible()) await play.click();
  await leaveSlides(this);
});

Then('slide {int} is shown', async function (this: ChurchWorld, number: number) {
  await expect(slides(this).getByRole('img')).toHaveAccessibleName(PICTURES[number - 1] ?? '');
});

Then('the slides stand still for {int} seconds', async function (this: ChurchWorld, seconds: number) {
  await stopTheClock(this);
  const before = await shownSlide(this);
  await this.page.clock.runFor(seconds * 1000);
  expect(await shownSlide(this)).toBe(before);
});

Then(
  'the slides turn every {int} ms, and the first follows the third',
  async function (this: ChurchWorld, pace: number) {
    await stopTheClock(this);
    let expected = await shownSlide(this);
    for (let turn = 0; turn < 4; turn += 1) {
      // One turn follows the other.
      // oxlint-disable-next-line no-await-in-loop
      await this.page.clock.runFor(pace);
      expected = (expected + 1) % PICTURES.length;
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => shownSlide(this)).toBe(expected);
    }
  },
);
