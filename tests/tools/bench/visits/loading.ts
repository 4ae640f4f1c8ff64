import type { Page } from 'playwright';
import { recorded } from '../trace/recording.ts';
import { blockedTime, longestTask, threadTime } from '../trace/thread-time.ts';
import { firstCall, firstPaint, lastLargestPaint, markFirst, moment, shiftSum } from './in-page.ts';
import { type Conditions, type Figures, type Lab, SLOWNESS, withBrowser } from './lab.ts';
import { followRequests } from './quiet.ts';
import { returnTo } from './returning.ts';

/**
 * The element that shows that the newest content is loaded: on the home page, and on the page that was written by hand.
 */
export const ANNOUNCEMENT = 'main a[href^="/communion/announcements/"]';

const ON_A_PHONE: Conditions = { slowNetwork: true, slowProcessor: true };

/**
 * Loads a page as a phone on slow 4G does, to its very end.
 * @param content what is awaited and then measured; on a page that shows nothing later there is none
 * @returns in milliseconds from the navigation: `lcp`; `content`, the first frame that shows it. From the first paint:
 * `sent` and `answered` of the first call. `shift`, the sum of all layout shifts; the number of `requests`, and of them
 * `fonts`. Values that a page does not have are left out
 */
export function loadPage(lab: Lab, address: string, content?: string): Promise<Figures> {
  return withBrowser(lab, ON_A_PHONE, (page) => measuredLoad(page, content, () => page.goto(address)));
}

/** The first visit of a day: the poster of the home page is shown, read and closed. */
export function loadWithPoster(lab: Lab, address: string): Promise<Figures> {
  return withBrowser(lab, { ...ON_A_PHONE, posterComes: true }, async (page) => {
    const { lcp = 0 } = await measuredLoad(page, ANNOUNCEMENT, () => page.goto(address));
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return { lcp, shift: await shiftSum(page) };
  });
}

/** A signed-in user reloads a page that they often open. @returns what `loadPage` does */
export function reloadPage(lab: Lab, site: string, path: string, content: string): Promise<Figures> {
  return returnTo(lab, site, path, { network: true, processor: true }, (page) =>
    measuredLoad(page, content, () => page.reload()),
  );
}

/**
 * Loads a page on slow 4G and this machine's own processor.
 * @returns in ms of the main thread's time, until the page is idle: `work`, all of it; on a processor that is four
 * times slower `slowWork`, the same, `blocked`, the total blocking time after the first paint, and `longest`, the task
 * with the most work
 */
export function restPage(lab: Lab, address: string, content?: string): Promise<Figures> {
  return withBrowser(lab, { slowNetwork: true }, (page) =>
    workToRest(page, address, content, () => page.goto(address)),
  );
}

/** @returns the values of `restPage`, of a page that a signed-in user reloads, and often opens */
export function restAfterReload(lab: Lab, site: string, path: string, content: string): Promise<Figures> {
  return returnTo(lab, site, path, { network: true }, (page) =>
    workToRest(page, `${site}${path}`, content, () => page.reload()),
  );
}

async function workToRest(
  page: Page,
  address: string,
  content: string | undefined,
  load: () => Promise<unknown>,
): Promise<Figures> {
  const { tasks } = await recorded(page, address, () => loadToRest(page, content, load));
  return {
    work: threadTime(tasks),
    slowWork: threadTime(tasks) * SLOWNESS,
    blocked: blockedTime(tasks, await firstPaint(page), SLOWNESS),
    longest: longestTask(tasks) * SLOWNESS,
  };
}

async function measuredLoad(page: Page, content: string | undefined, load: () => Promise<unknown>): Promise<Figures> {
  const asked = { requests: 0, fonts: 0 };
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    asked.requests += 1;
    if (request.resourceType() === 'font') asked.fonts += 1;
  });
  await loadToRest(page, content, load);
  return { ...asked, ...(await whatCame(page)), lcp: await lastLargestPaint(page), shift: await shiftSum(page) };
}

/**
 * The last paint counts, and hydration and islands may still paint a larger element: at the load event, a page that
 * shows its content later would look fast. On a busy machine a page may make no request for a long time before it shows
 * anything: its main content is awaited first.
 */
async function loadToRest(page: Page, content: string | undefined, load: () => Promise<unknown>): Promise<void> {
  const quiet = followRequests(page);
  const untilShown = content === undefined ? undefined : await markFirst(page, 'content', content);
  await load();
  await untilShown?.();
  await quiet();
}

async function whatCame(page: Page): Promise<Figures> {
  const painted = await firstPaint(page);
  const call = await firstCall(page);
  const content = await moment(page, 'content');
  return {
    ...(call === undefined ? {} : { sent: call.sent - painted, answered: call.answered - painted }),
    ...(content === undefined ? {} : { content }),
  };
}
