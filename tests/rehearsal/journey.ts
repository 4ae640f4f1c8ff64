import type { Page } from 'playwright';
import { locate } from '../../features/drivers/browser/locate.ts';
import { mouseOf } from '../../features/drivers/browser/pointer.ts';
import { makeFiles, removeFiles } from '../../features/drivers/browser/upload-files.ts';
import { PAGE } from '../../features/drivers/target.ts';
import { bringToMiddle, containerOn, nameOn, visibleMiddle, voice } from '../../features/pages/board.ts';
import { bulletinPages } from '../../features/pages/bulletin.ts';
import { posts } from '../../features/pages/lists.ts';
import { fileInput } from '../../features/pages/uploads.ts';
import { expect } from '../../features/support/expect.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import type { RunningChurch } from './church.ts';
import type { Log } from './log.ts';
import { API, SITE } from './network.ts';
import { arrived, goTo, signIn, signOut, type Visit } from './tab.ts';

/** A visitor, an editor and an admin use the deployed site. */
export async function checkJourney(log: Log, visit: Visit, church: RunningChurch): Promise<void> {
  await asVisitor(log, visit);
  await asEditor(log, visit, church);
  await asAdmin(log, visit);
  await log.check('no page has logged an error, and none has met its own Content-Security-Policy', async () => {
    expect([...visit.console.faults, ...visit.console.errors]).toEqual([]);
  });
}

async function asVisitor(log: Log, { page }: Visit): Promise<void> {
  log.heading('A visitor, in Chromium');
  await log.check('a deep link opens its page, over HTTP/2', async () => {
    await goTo(page, '/intro/vision');
    await seesHeading(page, '목회철학과 비전');
    const protocols = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.nextHopProtocol : '')),
    );
    expect(protocols).toEqual(['h2']);
  });
  await log.check(
    'an address in capitals is mended by the page that the host sends for what it does not know',
    async () => {
      await goTo(page, '/INTRO/VISION');
      await seesHeading(page, '목회철학과 비전');
    },
  );
  await log.check('a slash at the end and index.html lead to the same page', async () => {
    await goTo(page, '/people/pastor/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('담임목사');
    await goTo(page, '/people/pastor/index.html');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('담임목사');
  });
  await log.check('what does not exist says so', async () => {
    await goTo(page, '/no/such/page');
    await expect(page.getByText('찾으시는 페이지가 존재하지 않거나 이동되었습니다.')).toBeVisible();
  });
  await log.check("the bulletin's pictures come from the server's origin", async () => {
    await goTo(page, '/sermon/bulletin');
    await expect(locate(page, bulletinPages(PAGE))).toHaveCount(4);
    const sources = await locate(page, bulletinPages(PAGE)).evaluateAll(loadedSources);
    expect(sources.every((source) => source.startsWith(`${API}/api/`))).toBe(true);
  });
  await log.check('the map has its tiles', async () => {
    await goTo(page, '/home');
    await closePoster(page);
    await page.getByRole('heading', { name: '오시는 길' }).scrollIntoViewIfNeeded();
    await expect(page.locator(`img.leaflet-tile-loaded[src^="${API}/tiles/"]`).first()).toBeVisible();
  });
}

async function asEditor(log: Log, { page, context }: Visit, church: RunningChurch): Promise<void> {
  log.heading('An editor');
  await log.check('signs in', () => signIn(page, 'editor'));
  await log.check('is still signed in after a reload', async () => {
    await page.reload();
    await arrived(page);
    await expect(page.getByRole('banner').getByRole('link', { name: personas.editor.email })).toBeVisible();
  });
  await log.check('publishes, with a token that has run out on the way and is refreshed by the cookie', async () => {
    await goTo(page, '/communion/announcements');
    await church.ageTokens();
    await publish(page, '총연습 공지');
    const refreshes = (await church.calls()).filter((call) => /^POST \/api\/Account\/Refresh 200$/i.test(call));
    expect(refreshes).toHaveLength(1);
  });
  await log.check('uploads two pages of a bulletin', async () => {
    await goTo(page, '/sermon/bulletin');
    await expect(locate(page, bulletinPages(PAGE))).toHaveCount(4);
    await locate(page, fileInput(PAGE)).setInputFiles([...(await makeFiles(page, ['표지.png', '둘째.jpg']))]);
    await page.getByRole('button', { name: /주보 뒤에 붙이기$/ }).click();
    await expect(locate(page, bulletinPages(PAGE))).toHaveCount(6);
    await locate(page, bulletinPages(PAGE)).evaluateAll(loadedSources);
    await removeFiles();
  });
  await log.check('signs out, and no cookie stays', async () => {
    await signOut(page);
    expect(await context.cookies([API, SITE, `${API}/api/Account/Refresh`])).toEqual([]);
  });
}

async function asAdmin(log: Log, { page }: Visit): Promise<void> {
  log.heading('An admin');
  await log.check('signs in', () => signIn(page, 'admin'));
  await log.check('drags a member onto another duty, where it is after a reload', async () => {
    await goTo(page, '/duty/manage');
    const mouse = mouseOf(page);
    await bringToMiddle(locate(page, nameOn(PAGE, '강태준')));
    await mouse.down(await visibleMiddle(locate(page, nameOn(PAGE, '강태준'))));
    await expect(locate(page, nameOn(PAGE, '강태준'))).toHaveAttribute('aria-pressed', 'true');
    await expect(async () => {
      await bringToMiddle(locate(page, containerOn(PAGE, '휴무장로')));
      await mouse.moveTo(await visibleMiddle(locate(page, containerOn(PAGE, '휴무장로'))));
      await expect(locate(page, voice(PAGE))).toContainText('휴무장로 위에 있습니다', { timeout: 500 });
    }).toPass();
    await mouse.up();
    await expect(locate(page, containerOn(PAGE, '휴무장로'))).toContainText('강태준');
    await arrived(page);
    await page.reload();
    await expect(locate(page, containerOn(PAGE, '휴무장로'))).toContainText('강태준');
  });
  await log.check("opens a member's page by its address", async () => {
    await goTo(page, '/member/detail/15');
    await expect(page.getByText('강태준').first()).toBeVisible();
  });
  await log.check('signs out', () => signOut(page));
}

/** Writes an announcement and sends it; it becomes the first of the list. */
async function publish(page: Page, title: string): Promise<void> {
  await writeDraft(page, title);
  await sendDraft(page, title);
}

export async function writeDraft(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '새 공지 쓰기' }).click();
  await page.getByLabel('제목', { exact: true }).fill(title);
  await page.getByLabel('내용', { exact: true }).fill('토요일 아침에 나눕니다.');
  await page.getByLabel('작성자', { exact: true }).fill('친교부');
}

export async function sendDraft(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '등록', exact: true }).click();
  // The pinned one is before it.
  await expect(locate(page, posts(PAGE)).filter({ hasNotText: '고정 · ' }).first()).toContainText(title);
}

export const seesHeading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

async function closePoster(page: Page): Promise<void> {
  const poster = page.getByRole('dialog');
  if ((await poster.count()) > 0) await page.keyboard.press('Escape');
  await expect(poster).toHaveCount(0);
}

/** Runs in the page. @returns the origins of the pictures, once all are loaded */
const loadedSources = async (pictures: Element[]): Promise<string[]> =>
  Promise.all(
    pictures.map(async (picture) => {
      if (!(picture instanceof HTMLImageElement)) throw new Error('No picture');
      picture.scrollIntoView();
      await picture.decode();
      return picture.currentSrc;
    }),
  );
