import type { CDPSession, Page } from 'playwright';
import { loginMessages } from '../../../../src/ui/messages/ko/auth.ts';
import { markFirst } from './in-page.ts';
import { type Conditions, type Figures, type Lab, withBrowser } from './lab.ts';
import { returnTo } from './returning.ts';

/** How soon a person presses again when nothing has happened. */
const AGAIN_MS = 100;
/** How often the page is checked for the button, before it is there. */
const LOOK_MS = 15;

const PATIENCE_MS = 60_000;
/** Longer than the page needs without scripts, when it can work without them. */
const WITHOUT_SCRIPTS_MS = 8_000;

/** The kinds of dialogs: the platform's own, and those that a library draws. */
const DIALOG = 'dialog[open],[role="dialog"]';

/** An expression in the page for the element that is pressed. */
const MENU = `[...document.querySelectorAll('[data-opens="menu"]')]`;
const LOGIN = `[...document.querySelectorAll('button')].filter((one) => one.textContent === '${loginMessages.title}')`;

const ON_A_PHONE: Conditions = { slowNetwork: true, slowProcessor: true };

/**
 * Presses the menu's button with a real pointer as soon as it is painted, and again ten times a second while nothing
 * has happened.
 * @returns `press`: milliseconds from the navigation until the menu is shown
 */
export function pressMenu(lab: Lab, address: string): Promise<Figures> {
  return withBrowser(lab, ON_A_PHONE, async (page, session) => ({
    press: await pressedOpen(page, session, MENU, () => page.goto(address, { waitUntil: 'commit' })),
  }));
}

/** The same with 로그인. @returns `press`: until its dialog is shown, with all of its code loaded */
export function pressLogin(lab: Lab, address: string): Promise<Figures> {
  return withBrowser(lab, ON_A_PHONE, async (page, session) => ({
    press: await pressedOpen(page, session, LOGIN, () => page.goto(address, { waitUntil: 'commit' })),
  }));
}

/** A signed-in user reloads a page that they often open, and presses. @returns `press`, as above */
export function pressAfterReload(lab: Lab, site: string, path: string): Promise<Figures> {
  return returnTo(lab, site, path, { network: true, processor: true }, async (page, session) => ({
    press: await pressedOpen(page, session, MENU, () => page.reload({ waitUntil: 'commit' })),
  }));
}

/**
 * @returns `scripts`: how many were loaded before a press on the menu's button opened it; none where it opens without
 * any
 */
export async function scriptsBeforePress(lab: Lab, address: string): Promise<Figures> {
  const opensAlone = await withBrowser(lab, { slowProcessor: true }, async (page, session) => {
    await page.route('**/*.js', (route) => route.abort());
    const open = () => page.goto(address, { waitUntil: 'commit' });
    return pressedOpen(page, session, MENU, open, WITHOUT_SCRIPTS_MS).then(
      () => true,
      () => false,
    );
  });
  if (opensAlone) return { scripts: 0 };
  return withBrowser(lab, ON_A_PHONE, async (page, session) => {
    const stood = await pressedOpen(page, session, MENU, () => page.goto(address, { waitUntil: 'commit' }));
    const came = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(
            (one) => one instanceof PerformanceResourceTiming && one.responseEnd < until && one.name.endsWith('.js'),
          ),
      stood,
    );
    return { scripts: came.length };
  });
}

async function pressedOpen(
  page: Page,
  session: CDPSession,
  what: string,
  open: () => Promise<unknown>,
  patience = PATIENCE_MS,
): Promise<number> {
  await markFirst(page, 'dialog', DIALOG);
  await open();
  const place = await untilThere<Place>(session, placeOf(what), LOOK_MS, patience, () => Promise.resolve());
  return untilThere<number>(session, STANDS, AGAIN_MS, patience, () => press(session, place));
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The middle of the visible one, once the page has been painted. */
const placeOf = (what: string): string => `(() => {
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return null;
  const box = ${what}.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
})()`;

const STANDS = `performance.getEntriesByName('dialog')[0]?.startTime ?? null`;

/**
 * Polls the page, and does something between. Playwright's own methods add a library to the page, which would be
 * measured on a slow processor.
 */
async function untilThere<Answer>(
  session: CDPSession,
  what: string,
  pause: number,
  patience: number,
  between: () => Promise<void>,
): Promise<Answer> {
  const deadline = performance.now() + patience;
  while (performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- a person does not press twice at once
    const { result } = await session.send('Runtime.evaluate', { expression: what, returnByValue: true });
    const answer: Answer | null | undefined = result.value;
    if (answer !== null && answer !== undefined) return answer;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await between();
    // The polling interval. An observer in the page would be work that is measured with the rest.
    // oxlint-disable-next-line no-await-in-loop -- as long as a person waits before the next try
    await new Promise((resolve) => void setTimeout(resolve, pause));
  }
  throw new Error(`The page did not come so far in time: ${what}`);
}

async function press(session: CDPSession, place: Place): Promise<void> {
  const pointer = { ...place, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...pointer });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...pointer });
}
