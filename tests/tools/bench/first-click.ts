import type { CDPSession } from 'playwright';
import { loginMessages } from '../../../src/ui/messages/ko/auth-messages.ts';
import { type Lab, withPhone } from './lab.ts';
import type { Figures } from './loading.ts';

/** How soon someone presses again when nothing has happened. */
const AGAIN_MS = 100;

const PATIENCE_MS = 60_000;

/**
 * Someone who wants to sign in presses 로그인 with a real pointer as soon as it is painted, and again ten times a second
 * while nothing has happened.
 * @returns milliseconds from the navigation: `dialog` until the dialog is on the screen, all its code fetched on the way;
 *   `taken` until the page takes a press and remembers it
 */
export function clickLogin(lab: Lab, address: string): Promise<Figures> {
  return withPhone(lab, { slowNetwork: true, posterSeen: true }, async (page, session) => {
    await page.addInitScript(noteMoments);
    await page.goto(address, { waitUntil: 'commit' });
    const place = await untilThere<Place>(session, PLACE_OF_LOGIN, () => Promise.resolve());
    const dialog = await untilThere<number>(session, momentOf('dialog'), () => press(session, place));
    return { dialog, taken: await untilThere<number>(session, momentOf('taken'), () => Promise.resolve()) };
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Of the middle of the login button, once the page has been painted. */
const PLACE_OF_LOGIN = `(() => {
  if (performance.getEntriesByType('paint').length === 0) return null;
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === '${loginMessages.title}');
  const box = button && button.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
})()`;

const momentOf = (name: string): string => `performance.getEntriesByName('${name}')[0]?.startTime ?? null`;

/**
 * Asks the page again and again, and does something between. Playwright's own ways of asking bring a library into the
 * page, which a slow processor would feel.
 */
async function untilThere<Answer>(session: CDPSession, what: string, between: () => Promise<void>): Promise<Answer> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- nobody presses twice at once
    const { result } = await session.send('Runtime.evaluate', { expression: what, returnByValue: true });
    const answer: Answer | null | undefined = result.value;
    if (answer !== null && answer !== undefined) return answer;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await between();
    // oxlint-disable-next-line no-await-in-loop -- as long as a person waits before the next try
    await new Promise((resolve) => void setTimeout(resolve, AGAIN_MS));
  }
  throw new Error(`The page did not come so far within a minute: ${what}`);
}

async function press(session: CDPSession, place: Place): Promise<void> {
  const pointer = { ...place, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...pointer });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...pointer });
}

/**
 * Runs inside the page: marks the first frame with a dialog, even when the next press closes it again, and the first
 * press after React has taken the page over; it remembers that one until its dialog is there.
 */
function noteMoments(): void {
  addEventListener('click', () => {
    const root = document.getElementById('root');
    const isTaken = Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
    if (isTaken && performance.getEntriesByName('taken').length === 0) performance.mark('taken');
  });
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('dialog'));
  });
  observer.observe(document, { childList: true, subtree: true });
}
