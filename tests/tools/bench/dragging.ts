import type { CDPSession, Page } from 'playwright';
import { aRawToken, MINUTE, seconds } from '../../builders/access-token.ts';
import { type Lab, withPhone } from './lab.ts';
import type { Figures } from './loading.ts';

const DUTIES = 40;
const MEMBERS = 400;
/** How often the hand moves, once a frame; each time by so many pixels. */
const MOVES = 180;
const STEP = 9;

/**
 * Drags a member about on the board of a church with 400 members in 40 duties, on a slow processor and a desk's screen.
 * @returns `move`: milliseconds of work that the page does for each move of the pointer, painting included
 */
export function dragAbout(lab: Lab, site: string): Promise<Figures> {
  return withPhone(lab, { slowNetwork: false, posterSeen: true }, async (page, session) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page);
    await page.route('**/api/duty/withmembers', (route) => route.fulfill({ json: aBigChurch() }));
    await page.goto(`${site}/duty/manage`);
    await page.getByRole('button', { name: '교인 400' }).first().waitFor({ state: 'attached' });
    return { move: await workPerMove(page, session) };
  });
}

/** A token that the page believes: whatever it asks for with it is answered here. */
async function signIn(page: Page): Promise<void> {
  const now = new Date();
  const anHour = 60 * MINUTE;
  const token = aRawToken({ role: 'Admin', iat: seconds(now), exp: seconds(new Date(now.getTime() + anHour)) });
  await page.addInitScript((kept) => {
    for (const key of ['jwtToken', 'AccessToken']) sessionStorage.setItem(key, kept);
  }, token);
}

const aBigChurch = () =>
  Array.from({ length: DUTIES }, (_, duty) => ({
    id: duty + 1,
    name: `직분 ${duty + 1}`,
    members: Array.from({ length: MEMBERS / DUTIES }, (__, at) => {
      const id = duty * (MEMBERS / DUTIES) + at + 1;
      return { id, name: `교인 ${id}` };
    }),
  }));

async function workPerMove(page: Page, session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  const row = page.getByRole('button', { name: '교인 1', exact: true });
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (box === null) throw new Error('The board has nobody to drag');
  const start = { x: box.x + 20, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y, { steps: 4 });
  await page.locator('[aria-pressed="true"]').waitFor();
  await page.evaluate(countMoves);
  // Playwright's own way asks the page something at every move, which a slow processor would feel.
  const held = { type: 'mouseMoved', button: 'left', buttons: 1 } as const;
  const before = await workSoFar(session);
  for (let move = 0; move < MOVES; move += 1) {
    // There and back over three columns, and slowly down.
    const along = (move * STEP) % 1400;
    const x = start.x + (along < 700 ? along : 1400 - along);
    // oxlint-disable-next-line no-await-in-loop -- a hand is at one place at a time
    await session.send('Input.dispatchMouseEvent', { ...held, x, y: start.y + (move % 60) });
  }
  const work = (await workSoFar(session)) - before;
  const moves = await page.evaluate(() => Number(document.documentElement.dataset['moves']));
  await page.mouse.up();
  if (moves < MOVES / 2) throw new Error(`Only ${moves} moves of ${MOVES} reached the page`);
  return work / moves;
}

/** Milliseconds that the page's main thread has been at work. */
async function workSoFar(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (task === undefined) throw new Error('The browser does not tell how long it has been at work');
  return task.value * 1000;
}

/** Runs inside the page. */
function countMoves(): void {
  const { dataset } = document.documentElement;
  dataset['moves'] = '0';
  addEventListener('mousemove', () => {
    dataset['moves'] = String(Number(dataset['moves']) + 1);
  });
}
