import { Then, When } from '@cucumber/cucumber';
import { PAGE } from '../drivers/target.ts';
import { numberOf, SLIDES, shownSlide, slides } from '../pages/home.ts';
import { expect } from '../support/expect.ts';
import { sequentially } from '../support/sequentially.ts';
import type { ChurchWorld } from '../support/world.ts';

const PACE_MS = 2500;

const HANDS: Readonly<Record<string, (world: ChurchWorld) => Promise<void>>> = {
  'held by the pointer': (world) => world.on(slides(PAGE)).hover(),
  'held by the keyboard': async (world) => {
    await world.tab.press('Shift');
    await world.on(slides(PAGE)).getByRole('button', { name: '다음 사진' }).focus();
  },
  'held by a hidden tab': (world) => hideTab(world, true),
  'held by their button': async (world) => {
    await world.on(slides(PAGE)).getByRole('button', { name: '멈춤' }).click();
    await leave(world);
  },
  'held by the wish for less motion': ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'let go': async (world) => {
    await world.page.emulateMedia({ reducedMotion: 'no-preference' });
    await hideTab(world, false);
    const play = world.on(slides(PAGE)).getByRole('button', { name: '재생' });
    if (await play.isVisible()) await play.click();
    await leave(world);
  },
};

When(
  new RegExp(`^the slides are (${Object.keys(HANDS).join('|')})$`),
  async function (this: ChurchWorld, what: string) {
    await HANDS[what]?.(this);
  },
);

Then(/^the slides (stand still|turn, the first after the third)$/, async function (this: ChurchWorld, what: string) {
  // From now on the page's time moves only by steps.
  await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 1000);
  await this.tab.rest();
  const shown = async () => numberOf(await this.on(shownSlide(PAGE)).getAttribute('alt'));
  const first = await shown();
  // One round, and one more.
  await sequentially(
    Array.from({ length: SLIDES + 1 }, (_, turn) => turn + 1),
    async (turn) => {
      await this.page.clock.runFor(PACE_MS);
      const expected = what === 'stand still' ? first : ((first - 1 + turn) % SLIDES) + 1;
      await expect.poll(shown, 'the number of the slide').toBe(expected);
    },
  );
  await this.page.clock.resume();
});

async function hideTab({ page }: ChurchWorld, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

async function leave({ page }: ChurchWorld): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
