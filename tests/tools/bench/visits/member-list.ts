import type { Page } from 'playwright';
import { memberListMessages } from '../../../../src/ui/messages/ko/members.ts';
import { recorded } from '../trace/recording.ts';
import { threadTime } from '../trace/thread-time.ts';
import { type Figures, type Lab, withBrowser } from './lab.ts';

const MEMBERS = 2000;

/** Typed letter by letter, and deleted again: many are found, then few, then all. */
const NAMES = ['김서연', '강나은', '정미란'];

/** How often the list is sorted, by one column and another, there and back. */
const SORTS = 6;

/**
 * Searches and sorts the list of a server with 2 000 members, on a desktop screen and this machine's own processor.
 * @returns thread time, until it is painted, in ms: `key` for each typed letter, `sort` for each press on a column; and as
 * `keyIdle` and `sortIdle` what the measurement alone takes of each
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
    const key = await workPerKey(page, site);
    const sort = await workPerSort(page, site);
    return { key: key.work, keyIdle: key.idle, sort: sort.work, sortIdle: sort.idle };
  });
}

// Playwright's own methods call the page each time, which would be measured as its work.

async function workPerKey(page: Page, site: string): Promise<WorkPerStep> {
  await page.getByRole('searchbox', { name: memberListMessages.search }).focus();
  const keys = NAMES.flatMap((name) => [
    ...Array.from(name, (letter) => () => page.keyboard.insertText(letter)),
    ...Array.from(name, () => () => page.keyboard.press('Backspace')),
  ]);
  return workPerStep(page, site, keys, () => Promise.resolve());
}

async function workPerSort(page: Page, site: string): Promise<WorkPerStep> {
  const press = (column: number) =>
    page.evaluate((at) => document.querySelectorAll<HTMLElement>('th button')[at]?.click(), column);
  const presses = Array.from({ length: SORTS }, (_, count) => () => press(count % 2));
  return workPerStep(page, site, presses, () => press(Number.MAX_SAFE_INTEGER));
}

type Step = () => Promise<void>;

interface WorkPerStep {
  readonly work: number;
  /** What the page does for the measurement alone, a part of the work. */
  readonly idle: number;
}

/** @param without a step that only measures */
async function workPerStep(page: Page, site: string, steps: readonly Step[], without: Step): Promise<WorkPerStep> {
  const work = async (done: readonly Step[]): Promise<number> => {
    const { tasks } = await recorded(page, site, () =>
      inTurn(done, async (step) => {
        await step();
        await painted(page);
      }),
    );
    return threadTime(tasks);
  };
  const idle = await work(steps.map(() => without));
  return { work: (await work(steps)) / steps.length, idle: idle / steps.length };
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
