import type { Page } from 'playwright';

/** One way in which a hand presses a button. */
export interface Way {
  readonly name: string;
  /** What it must not exceed: a single press of the same kind. */
  readonly than: 'click' | 'Enter';
  /** Between the two presses, in milliseconds. */
  readonly pauseMs?: number;
  readonly press: (page: Page, at: Point, random: () => number) => Promise<void>;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Within so many pixels a hand that trembles hits. */
const TREMBLING_PX = 10;
const TREMBLING_PRESSES = 20;
const TREMBLING_MS = 150;

const click = (page: Page, { x, y }: Point): Promise<void> => page.mouse.click(x, y);
const enter = (page: Page): Promise<void> => page.keyboard.press('Enter');

/** The hand presses after real time, as the fault would come. */
async function twice(page: Page, pauseMs: number, press: () => Promise<void>): Promise<void> {
  await press();
  await page.waitForTimeout(pauseMs);
  await press();
}

export const ONCE: Readonly<Record<Way['than'], Way>> = {
  click: { name: 'one click', than: 'click', press: click },
  Enter: { name: 'Enter', than: 'Enter', press: enter },
};

const clickTwice = (pauseMs: number): Way => ({
  name: `two clicks, ${pauseMs} ms apart`,
  than: 'click',
  pauseMs,
  press: (page, at) => twice(page, pauseMs, () => click(page, at)),
});

const enterTwice = (pauseMs: number): Way => ({
  name: `Enter twice, ${pauseMs} ms apart`,
  than: 'Enter',
  pauseMs,
  press: (page) => twice(page, pauseMs, () => enter(page)),
});

export const TWICE: readonly Way[] = [clickTwice(150), clickTwice(250), enterTwice(150)];

/** Presses again and again, now here and now there upon the same place. */
export const TREMBLING: Way = {
  name: `${TREMBLING_PRESSES} clicks of a trembling hand`,
  than: 'click',
  async press(page, at, random) {
    const about = (middle: number): number => middle + Math.round((random() * 2 - 1) * TREMBLING_PX);
    for (let press = 0; press < TREMBLING_PRESSES; press += 1) {
      /* oxlint-disable no-await-in-loop -- a hand presses one after the other */
      await click(page, { x: about(at.x), y: about(at.y) });
      await page.waitForTimeout(TREMBLING_MS);
      /* oxlint-enable no-await-in-loop */
    }
  },
};

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomOf(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = Math.imul(state, 31) + (letter.codePointAt(0) ?? 0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
