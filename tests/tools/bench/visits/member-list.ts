import type { Page } from 'playwright';
import { memberListMessages } from '../../../../src/ui/messages/ko/member-messages.ts';
import { recorded } from '../trace/recording.ts';
import { threadTime } from '../trace/thread-time.ts';
import { type Figures, type Lab, withBrowser } from './lab.ts';

const MEMBERS = 2000;

/** Typed letter by letter, and deleted again: many are found, then few, then all. */
const LETTERS = ['김', '서', '연'];

/** How often the list is sorted, by one column and another, there and back. */
const SORTS = 6;

/**
 * Searches and sorts the list of a server with 2 000 members, on a desktop screen and this machine's own processor.
 * @returns thread time, until it is painted, in ms: `key` for each typed letter, `sort` for each press on a column
 */
export function searchMembers(lab: Lab, site: string): Promise<Figures> {
  return withBrowser(lab, { atDesk: true, signedInAt: site }, async (page) => {
    await page.route('**/api/Member', async (route) => {
      const few: readonly object[] = await (await route.fetch()).json();
      await route.fulfill({
        json: Array.from({ length: MEMBERS }, (_, at) => ({ ...few[at % few.length], id: at + 1 })),
      });
    });
    await page.goto(`${site}/member/manageMembers`);
    await page
      .getByText(`${MEMBERS.toLocaleString('en')}명`)
      .or(page.getByText(`${MEMBERS}명`))
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    return { key: await workPerKey(page, site), sort: await workPerSort(page, site) };
  });
}

// Playwright's own methods call the page each time, which would be measured as its work.

async function workPerKey(page: Page, site: string): Promise<number> {
  await page.getByRole('searchbox', { name: memberListMessages.search }).focus();
  const typed = LETTERS.map((letter) => () => page.keyboard.insertText(letter));
  const deleted = LETTERS.map(() => () => page.keyboard.press('Backspace'));
  return workPerStep(page, site, [...typed, ...deleted], () => Promise.resolve());
}

async function workPerSort(page: Page, site: string): Promise<number> {
  const press = (column: number) =>
    page.evaluate((at) => document.querySelectorAll<HTMLElement>('th button')[at]?.click(), column);
  const presses = Array.from({ length: SORTS }, (_, count) => () => press(count % 2));
  return workPerStep(page, site, presses, () => press(Number.MAX_SAFE_INTEGER));
}

type Step = () => Promise<void>;

/** @param without what the page does for the measurement alone, which is no part of the result */
async function workPerStep(page: Page, site: string, steps: readonly Step[], without: Step): Promise<number> {
  const work = async (done: readonly Step[]): Promise<number> => {
    const { tasks } = await recorded(page, site, () =>
      inTurn(done, async (step) => {
        await step();
        await painted(page);
      }),
    );
    return threadTime(tasks);
  };
  const waiting = await work(steps.map(() => without));
  return ((await work(steps)) - waiting) / steps.length;
}

async function inTurn<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  for (const value of values) {
    // oxlint-disable-next-line no-await-in-loop -- a person does one thing after another
    await work(value);
  }
}

/** Waits for two frames, and for work that was deferred until after them. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(), 30))),
      ),
  );
}
