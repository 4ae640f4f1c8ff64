import type { CDPSession, Page } from 'playwright';
import { recorded } from '../trace/recording.ts';
import { threadTime } from '../trace/thread-time.ts';
import { type Figures, type Lab, withBrowser } from './lab.ts';

const DUTIES = 40;
const MEMBERS = 400;
/** How often the pointer moves, once a frame; each time by so many pixels. */
const MOVES = 180;
const STEP = 9;

/**
 * Drags a member on the board of a server with 400 members in 40 duties, on a desktop screen; and once more on a copy
 * of the same elements without the program, dragged by a script of ten lines.
 * @returns thread time for each move of the pointer, painting included, in ms: `move`, and `floor` on the copy
 */
export function dragAbout(lab: Lab, site: string): Promise<Figures> {
  return withBrowser(lab, { atDesk: true, signedInAt: site }, async (page, session) => {
    await page.route('**/api/duty/withmembers', (route) => route.fulfill({ json: aBigChurch() }));
    await page.goto(`${site}/duty/manage`);
    await page.getByText(`교인 ${MEMBERS}`, { exact: true }).first().waitFor({ state: 'attached' });
    const copy = await page.evaluate(copyOfPage);
    const move = await workPerMove(page, session, site, '[aria-pressed="true"]');
    await page.route('**/copy-of-board', (route) => route.fulfill({ contentType: 'text/html', body: copy }));
    // The site's own worker would request the copy from the host, which does not have it.
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    });
    await page.goto(`${site}/copy-of-board`);
    await page.evaluate(dragByHand);
    return { move, floor: await workPerMove(page, session, site, '[data-lifted]') };
  });
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

/** @param lifted selector of an element that is there once an item is being dragged */
async function workPerMove(page: Page, session: CDPSession, site: string, lifted: string): Promise<number> {
  const row = page.locator('[data-item]').filter({ hasText: /^교인 1$/ });
  // In the middle of the window: near its ends the board scrolls, and the copy does not.
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await row.boundingBox();
  if (box === null) throw new Error('The board has nobody to drag');
  const start = { x: box.x + 20, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y, { steps: 4 });
  await page.locator(lifted).first().waitFor({ state: 'attached' });
  await page.evaluate(countMoves);
  const { tasks } = await recorded(page, site, () => moveAbout(session, start));
  const moves = await page.evaluate(() => Number(document.documentElement.dataset['moves']));
  await page.mouse.up();
  if (moves < MOVES / 2) throw new Error(`Only ${moves} moves of ${MOVES} reached the page`);
  return threadTime(tasks) / moves;
}

/** There and back over three columns, and slowly down. */
async function moveAbout(session: CDPSession, start: { readonly x: number; readonly y: number }): Promise<void> {
  // Playwright's own method calls the page at every move, which would be measured.
  const held = { type: 'mouseMoved', button: 'left', buttons: 1 } as const;
  for (let move = 0; move < MOVES; move += 1) {
    const along = (move * STEP) % 1400;
    const x = start.x + (along < 700 ? along : 1400 - along);
    // oxlint-disable-next-line no-await-in-loop -- a pointer is at one position at a time
    await session.send('Input.dispatchMouseEvent', { ...held, x, y: start.y + (move % 60) });
  }
}

// The functions below run inside the page. They contain no named function: the compiler of this file would mark its
// name by a helper that the page does not have.

function countMoves(): void {
  const { dataset } = document.documentElement;
  dataset['moves'] = '0';
  addEventListener('mousemove', () => {
    dataset['moves'] = String(Number(dataset['moves']) + 1);
  });
}

/** The page as it is, with all its rules and without the program. */
function copyOfPage(): string {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(({ disabled }) => !disabled);
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  const root = document.documentElement.cloneNode(true);
  if (!(root instanceof HTMLElement)) throw new Error('The page has no root');
  for (const part of root.querySelectorAll('script, style, link')) part.remove();
  const style = document.createElement('style');
  style.textContent = rules.join('\n');
  root.querySelector('head')?.append(style);
  return `<!doctype html>${root.outerHTML}`;
}

/** The least that a drag needs: an element that follows the pointer, and a mark on the column below it. */
function dragByHand(): void {
  let lifted: HTMLElement | undefined;
  let column: HTMLElement | null = null;
  let from = { x: 0, y: 0 };
  addEventListener('mousedown', ({ target, clientX: x, clientY: y }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.parentElement : null;
    if (!row) return;
    const { left, top, width } = row.getBoundingClientRect();
    const picture = row.cloneNode(true);
    if (!(picture instanceof HTMLElement)) return;
    picture.dataset['lifted'] = '';
    picture.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;pointer-events:none;will-change:transform`;
    document.body.append(picture);
    lifted = picture;
    from = { x, y };
  });
  addEventListener('mousemove', ({ clientX: x, clientY: y }) => {
    if (lifted === undefined) return;
    lifted.style.transform = `translate(${x - from.x}px,${y - from.y}px)`;
    const below = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-target]') ?? null;
    if (below === column) return;
    if (column !== null) column.style.outline = '';
    if (below !== null) below.style.outline = '2px solid';
    column = below;
  });
}
