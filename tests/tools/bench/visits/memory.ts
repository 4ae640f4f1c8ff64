import type { CDPSession, Page } from 'playwright';
import { type Figures, type Lab, withBrowser } from './lab.ts';

/** Pages of all kinds, public and members', one after another. */
const ROUND = [
  '/intro/history',
  '/people/elders',
  '/sermon/bulletin',
  '/communion/events',
  '/communion/announcements',
  '/organizations',
  '/member/manageMembers',
  '/duty/manage',
  '/account/profile',
  '/',
];

const CHANGES = 500;

/** Rounds before the first measurement: by then all code is loaded, and each page's caches are filled. */
const FIRST_ROUNDS = 3;

const BYTES_IN_MB = 1_000_000;

/**
 * An administrator navigates from page to page, 500 times, without reloading the site.
 * @returns `growth` of the scripts' memory, after forced collections, in MB
 */
export function changePages(lab: Lab, site: string): Promise<Figures> {
  return withBrowser(lab, { atDesk: true, signedInAt: site }, async (page, session) => {
    await page.goto(`${site}/`, { waitUntil: 'networkidle' });
    await goAround(page, FIRST_ROUNDS * ROUND.length);
    const before = await heldBytes(session);
    await goAround(page, CHANGES);
    return { growth: ((await heldBytes(session)) - before) / BYTES_IN_MB };
  });
}

async function goAround(page: Page, changes: number): Promise<void> {
  for (let change = 0; change < changes; change += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page follows another
    await page.evaluate(changePage, ROUND[change % ROUND.length] ?? '/');
  }
  await page.waitForLoadState('networkidle');
}

/**
 * Runs inside the page: navigates as a link does, and waits until the page has its heading and its content no longer
 * changes. Where the page has no such link, one is added for the press.
 */
async function changePage(path: string): Promise<void> {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const deadline = performance.now() + 1500;
  let last = '';
  let still = 0;
  while (still < 4 && performance.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- frames come one after another
    await new Promise((resolve) => setTimeout(resolve, 25));
    const now = `${document.title} ${document.querySelector('main')?.childElementCount} ${document.querySelectorAll('main *').length}`;
    still = now === last ? still + 1 : 0;
    last = now;
  }
}

async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  // Once for garbage, and again for objects that only finalizers release.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
