import type { Page } from 'playwright';
import { type Lab, withPhone } from './lab.ts';
import { followRequests } from './quiet.ts';

/** Figures of one visit, by name. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Loads a page as a phone on slow 4G does, to its very end.
 * @returns `lcp` in milliseconds; `shift`, the sum of all layout shifts; `fonts`, how many web fonts were asked for
 */
export function loadPage(lab: Lab, address: string): Promise<Figures> {
  return withPhone(lab, { slowNetwork: true, posterSeen: true }, (page) => measuredLoad(page, address));
}

/** The first visit of a day: the poster of home comes up, is looked at and closed. */
export function loadWithPoster(lab: Lab, address: string): Promise<Figures> {
  return withPhone(lab, { slowNetwork: true, posterSeen: false }, async (page) => {
    const { lcp = 0 } = await measuredLoad(page, address);
    await page.getByRole('dialog').getByRole('button').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    return { lcp, shift: await page.evaluate(shiftSum) };
  });
}

async function measuredLoad(page: Page, address: string): Promise<Figures> {
  const quiet = followRequests(page);
  let fonts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts += 1;
  });
  await page.goto(address, { waitUntil: 'load' });
  // What is painted last counts, and hydration and islands may still paint something larger: at the load event a page
  // that shows its content later than that would look fast.
  await quiet();
  return { lcp: await page.evaluate(lastLargestPaint), shift: await page.evaluate(shiftSum), fonts };
}

/** Runs inside the page. */
async function lastLargestPaint(): Promise<number> {
  const times: number[] = [];
  const observer = new PerformanceObserver((list) => times.push(...list.getEntries().map((entry) => entry.startTime)));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  // What has been noted is handed over by the browser in its own time, and nothing says that there was none.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const last = times.at(-1);
  if (last === undefined) throw new Error('The page has painted nothing');
  return last;
}

/** Runs inside the page. All shifts together: no less than the score of browsers, which takes the worst five seconds. */
async function shiftSum(): Promise<number> {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // The types of browsers do not know it yet.
      const { value, hadRecentInput }: Readonly<Record<string, unknown>> = entry.toJSON();
      if (hadRecentInput !== true) shifts.push(Number(value));
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  // What has been noted is handed over by the browser in its own time, and nothing says that there was none.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  return shifts.reduce((sum, value) => sum + value, 0);
}
