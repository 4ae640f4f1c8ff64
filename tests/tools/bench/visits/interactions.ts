import type { Page } from 'playwright';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { loginMessages } from '../../../../src/ui/messages/ko/auth-messages.ts';
import { bulletinMessages } from '../../../../src/ui/messages/ko/bulletin-messages.ts';
import { memberListMessages } from '../../../../src/ui/messages/ko/member-messages.ts';
import { monthMessages } from '../../../../src/ui/messages/ko/month-messages.ts';
import { pageNames } from '../../../../src/ui/messages/ko/page-messages.ts';
import { toastTexts } from '../../../../src/ui/messages/ko/toast-messages.ts';
import { zoomMessages } from '../../../../src/ui/messages/ko/zoom-messages.ts';
import { recorded } from '../trace/recording.ts';
import { threadTime } from '../trace/thread-time.ts';
import { timeToNextPaint } from './in-page.ts';
import { type Figures, type Lab, SLOWNESS, slowDown, withBrowser } from './lab.ts';
import { followRequests } from './quiet.ts';

type Deed = (page: Page) => Promise<unknown>;

/** What somebody does on one page, one after another; a deed without a name only leads to the next. */
interface Round {
  readonly path: string;
  readonly atDesk?: boolean;
  readonly asVisitor?: boolean;
  readonly deeds: readonly (readonly [name: string | undefined, deed: Deed])[];
}

const press =
  (name: string | RegExp): Deed =>
  (page) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

const follow =
  (name: string): Deed =>
  (page) =>
    page.getByRole('link', { name }).filter({ visible: true }).first().click();

const inLogin =
  (deed: (form: ReturnType<Page['getByRole']>) => Promise<void>): Deed =>
  (page) =>
    deed(page.getByRole('dialog'));

const anImage = { name: '1.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') };

const rounds = {
  home: {
    path: '/',
    asVisitor: true,
    deeds: [
      ['menu', (page) => page.locator('[data-opens="menu"]').filter({ visible: true }).click()],
      [undefined, (page) => page.keyboard.press('Escape')],
      [undefined, (page) => page.getByRole('banner').getByRole('button', { name: loginMessages.title }).click()],
      [undefined, inLogin((form) => form.getByLabel(loginMessages.email).fill(personas.member.email))],
      [undefined, inLogin((form) => form.locator('[type="password"]').fill(personas.member.password))],
      ['login', inLogin((form) => form.getByRole('button', { name: loginMessages.submit, exact: true }).click())],
    ],
  },
  bulletin: {
    path: '/sermon/bulletin',
    atDesk: true,
    deeds: [
      ['zoom', press(zoomMessages.larger)],
      [undefined, follow(bulletinMessages.previous)],
      ['nextWeek', follow(bulletinMessages.next)],
    ],
  },
  events: {
    path: '/communion/events',
    deeds: [
      ['nextMonth', press(monthMessages.next)],
      [undefined, press(monthMessages.previous)],
      ['event', (page) => page.locator('[data-event]').filter({ visible: true }).first().click()],
    ],
  },
  members: {
    path: '/member/manageMembers',
    deeds: [
      ['dialog', press(memberListMessages.register)],
      [undefined, (page) => page.keyboard.press('Escape')],
      [undefined, (page) => page.getByRole('searchbox').focus()],
      ['search', (page) => page.keyboard.press('k')],
    ],
  },
  board: {
    path: '/duty/manage',
    deeds: [
      [undefined, press(/이동…$/)],
      ['move', (page) => page.getByRole('dialog').locator('li button:enabled').first().click()],
      ['undo', press(toastTexts.boardMoved.action ?? '')],
    ],
  },
  upload: {
    path: '/sermon/uploadBulletin',
    deeds: [['file', (page) => page.locator('input[type="file"]').first().setInputFiles(anImage)]],
  },
  text: { path: '/intro/history', asVisitor: true, deeds: [['page', follow(pageNames.vision)]] },
} satisfies Readonly<Record<string, Round>>;

/**
 * Does what somebody does on one of these pages, on a slow processor, with a fast network, each when the page rests.
 * @returns by the names of the deeds: milliseconds from the input to the end of the next paint; and `…Work`, how long of that the main
 *   thread was at work, which tells a slow page from a machine that had much else to do
 */
export function interact(lab: Lab, site: string, round: keyof typeof rounds): Promise<Figures> {
  const { path, atDesk, asVisitor, deeds }: Round = rounds[round];
  const conditions = { atDesk: atDesk === true, ...(asVisitor === true ? {} : { signedInAt: site }) };
  return withBrowser(lab, conditions, async (page, session) => {
    const quiet = followRequests(page);
    await page.goto(`${site}${path}`);
    await quiet();
    await slowDown(session, SLOWNESS);
    const figures: Record<string, number> = {};
    for (const [name, deed] of deeds) {
      // oxlint-disable-next-line no-await-in-loop -- one deed follows another
      const { result, tasks, momentOf } = await recorded(page, site, () => timeToNextPaint(page, () => deed(page)));
      if (name !== undefined) {
        const painted = momentOf('painted');
        figures[name] = result;
        figures[`${name}Work`] = threadTime(tasks, painted - result, painted);
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await quiet();
    }
    return figures;
  });
}
