import type { Page } from 'playwright';
import { loginMessages } from '../../src/ui/messages/auth-messages.ts';
import { type Lab, withPhone } from './lab.ts';
import type { Figures } from './loading.ts';

/** How soon someone presses again when nothing has happened. */
const AGAIN_MS = 100;

/**
 * Someone who wants to sign in presses 로그인 with a real pointer as soon as they see it, and again ten times a second
 * while nothing has happened.
 * @returns `dialog`: milliseconds from the navigation until the dialog is on the screen, its code fetched on the way;
 *   `taken`: until the press that opened it
 */
export function clickLogin(lab: Lab, address: string): Promise<Figures> {
  return withPhone(lab, { slowNetwork: true, posterSeen: true }, async (page, session) => {
    await page.addInitScript(noteDialog);
    await page.goto(address, { waitUntil: 'commit' });
    const place = await placeOfLogin(page);
    const press = async (): Promise<void> => {
      const pointer = { ...place, button: 'left', clickCount: 1 } as const;
      await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...pointer });
      await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...pointer });
    };
    const pressing = setInterval(() => void press().catch(() => undefined), AGAIN_MS);
    try {
      await press();
      const seen = await page.waitForFunction(() => performance.getEntriesByName('dialog seen')[0]?.startTime);
      return { dialog: Number(await seen.jsonValue()) };
    } finally {
      clearInterval(pressing);
    }
  });
}

async function placeOfLogin(page: Page): Promise<{ x: number; y: number }> {
  const button = page.getByRole('button', { name: loginMessages.title, exact: true }).first();
  await button.waitFor();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The login button has no place on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs inside the page: marks the first frame in which a dialog stands. */
function noteDialog(): void {
  const look = (): void => {
    const dialog = document.querySelector('[role="dialog"]');
    if (dialog !== null && dialog.getBoundingClientRect().height > 0) performance.mark('dialog seen');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
