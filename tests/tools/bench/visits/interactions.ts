import type { Locator, Page } from 'playwright';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { loginMessages } from '../../../../src/ui/messages/ko/auth.ts';
import { bulletinMessages } from '../../../../src/ui/messages/ko/bulletin.ts';
import { zoomMessages } from '../../../../src/ui/messages/ko/kit-parts.ts';
import { memberListMessages } from '../../../../src/ui/messages/ko/members.ts';
import { monthMessages } from '../../../../src/ui/messages/ko/month-page.ts';
import { pageNames } from '../../../../src/ui/messages/ko/shell.ts';
import { toastTexts } from '../../../../src/ui/messages/ko/toasts.ts';
import { recorded } from '../trace/recording.ts';
import { endOfTurn, threadTime } from '../trace/thread-time.ts';
import { timeToNextFrame } from './in-page.ts';
import { type Figures, type Lab, SLOWNESS, withBrowser } from './lab.ts';
import { followRequests } from './quiet.ts';

type Action = (page: Page) => Promise<unknown>;

/** The interactions on one page, one after another; an action without a name only leads to the next. */
interface Round {
  readonly path: string;
  readonly atDesk?: boolean;
  readonly asVisitor?: boolean;
  readonly actions: readonly (readonly [name: string | undefined, action: Action, shown?: string])[];
}

/** Without a check in the page that nothing covers the element, which would be measured as the page's work. */
const PLAIN = { force: true };

/** How long a hand holds a button down; without it the browser handles the press and its end as one. */
const HELD_MS = 80;

/** As a hand does: the pointer is there before it presses, and a click is the end of the press. */
async function press(target: Locator): Promise<void> {
  await target.hover(PLAIN);
  await target.click({ ...PLAIN, delay: HELD_MS });
}

const pressButton =
  (name: string | RegExp): Action =>
  (page) =>
    press(page.getByRole('button', { name }).filter({ visible: true }).first());

const follow =
  (name: string): Action =>
  (page) =>
    press(page.getByRole('link', { name }).filter({ visible: true }).first());

const inLogin =
  (action: (form: ReturnType<Page['getByRole']>) => Promise<void>): Action =>
  (page) =>
    action(page.getByRole('dialog'));

const anImage = { name: '1.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };

const rounds = {
  home: {
    path: '/',
    asVisitor: true,
    actions: [
      ['menu', (page) => press(page.locator('[data-opens="menu"]').filter({ visible: true }))],
      [undefined, (page) => page.keyboard.press('Escape')],
      [undefined, (page) => page.getByRole('banner').getByRole('button', { name: loginMessages.title }).click()],
      [undefined, inLogin((form) => form.getByLabel(loginMessages.email).fill(personas.member.email))],
      [undefined, inLogin((form) => form.locator('[type="password"]').fill(personas.member.password))],
      ['login', inLogin((form) => press(form.getByRole('button', { name: loginMessages.submit, exact: true })))],
    ],
  },
  bulletin: {
    path: '/sermon/bulletin',
    atDesk: true,
    actions: [
      ['zoom', pressButton(zoomMessages.larger)],
      [undefined, follow(bulletinMessages.previous)],
      ['nextWeek', follow(bulletinMessages.next)],
    ],
  },
  events: {
    path: '/communion/events',
    actions: [
      ['nextMonth', pressButton(monthMessages.next)],
      [undefined, pressButton(monthMessages.previous)],
      ['event', (page) => press(page.locator('[data-event]').filter({ visible: true }).first())],
    ],
  },
  members: {
    path: '/member/manageMembers',
    actions: [
      ['dialog', pressButton(memberListMessages.register), '[role="dialog"]'],
      [undefined, (page) => page.keyboard.press('Escape')],
      [undefined, (page) => page.getByRole('searchbox').focus()],
      ['search', (page) => page.keyboard.press('k')],
    ],
  },
  board: {
    path: '/duty/manage',
    actions: [
      [undefined, pressButton(/이동…$/)],
      ['move', (page) => press(page.getByRole('dialog').locator('li button:enabled').first())],
      ['undo', pressButton(toastTexts.boardMoved.action ?? '')],
    ],
  },
  upload: {
    path: '/sermon/uploadBulletin',
    actions: [['file', (page) => page.locator('input[type="file"]').first().setInputFiles(anImage)]],
  },
  text: { path: '/intro/history', asVisitor: true, actions: [['page', follow(pageNames.vision)]] },
} satisfies Readonly<Record<string, Round>>;

/**
 * Does the interactions of one of these pages, on this machine's own processor, with a fast network, each when the page is idle.
 * @returns by the names of the actions, for a processor that is four times slower: milliseconds from the input to the end of the
 * next paint; and `…Work`, the time of it for which the main thread is running. Calculated, as blocking time is: slowed down by
 * the browser, the same interaction takes twice as long in one minute as in the next
 */
export function interact(lab: Lab, site: string, round: keyof typeof rounds): Promise<Figures> {
  const { path, atDesk, asVisitor, actions }: Round = rounds[round];
  const conditions = { atDesk: atDesk === true, ...(asVisitor === true ? {} : { signedInAt: site }) };
  return withBrowser(lab, conditions, async (page) => {
    const quiet = followRequests(page);
    await page.goto(`${site}${path}`);
    await quiet();
    const figures: Record<string, number> = {};
    for (const [name, action, shown] of actions) {
      // oxlint-disable-next-line no-await-in-loop -- one action follows another
      const { result, tasks, momentOf } = await recorded(page, site, () =>
        timeToNextFrame(page, () => action(page), shown),
      );
      if (name !== undefined) {
        const framed = momentOf('framed');
        const pressed = framed - result;
        // The frame is a part of one task, to its paint.
        const painted = endOfTurn(tasks, framed);
        const work = threadTime(tasks, pressed, painted);
        figures[name] = painted - pressed + (SLOWNESS - 1) * work;
        figures[`${name}Work`] = SLOWNESS * work;
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await quiet();
    }
    return figures;
  });
}
