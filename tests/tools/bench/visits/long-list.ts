import type { CDPSession, Page } from 'playwright';
import { feedPageMessages } from '../../../../src/ui/messages/ko/list-page.ts';
import { percentile95 } from '../statistics.ts';
import { recorded } from '../trace/recording.ts';
import { endOfTurn, threadTime } from '../trace/thread-time.ts';
import { firstCall, markFirst, moment } from './in-page.ts';
import { type Figures, type Lab, SLOWNESS, slowDown, withBrowser } from './lab.ts';
import { followRequests } from './quiet.ts';

/** How far the list is loaded before it is scrolled through: to its end it would be a thousand pages. */
export const UNROLLED = 1000;

/**
 * Opens the announcements of a server that has 10 000.
 * @param from a page of the same site with a link to them; its program runs already, so that only the list is measured
 * @returns `first`: thread time from the answer to the first page until the frame that shows it, in ms
 */
export function firstAnnouncements(lab: Lab, address: string, from?: string): Promise<Figures> {
  return withBrowser(lab, {}, async (page) => {
    const quiet = followRequests(page);
    await markFirst(page, 'content', 'article');
    if (from !== undefined) {
      await page.goto(from);
      await quiet();
    }
    const { tasks, momentOf } = await recorded(page, new URL(address).origin, async () => {
      await (from === undefined ? page.goto(address) : follow(page, new URL(address).pathname));
      await quiet();
    });
    const call = await firstCall(page, '/api/Announcement');
    const shown = await moment(page, 'content');
    if (call === undefined || shown === undefined) throw new Error('The page shows no announcement');
    // On the clock of the tasks, which does not begin with a page that was loaded before.
    const framed = momentOf('content');
    return { first: threadTime(tasks, framed - (shown - call.answered), endOfTurn(tasks, framed)) };
  });
}

const follow = (page: Page, path: string): Promise<void> =>
  page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();

/**
 * Loads a thousand of them by scrolling, and scrolls through them on a slow processor.
 * @returns `frame`: the duration that 95 of 100 frames do not exceed, in ms
 */
export function scrollAnnouncements(lab: Lab, address: string): Promise<Figures> {
  return withBrowser(lab, {}, async (page, session) => {
    await page.goto(address);
    await page.locator('article').first().waitFor();
    await unroll(page, session);
    const frames = await page.evaluate(framesWhileScrolling, feedPageMessages.announcements.heading);
    return { frame: percentile95(frames) };
  });
}

/** Scrolls to the end again and again; at full speed, since this is not what is measured. */
async function unroll(page: Page, session: CDPSession): Promise<void> {
  await page.evaluate(scrollToEnds, { label: feedPageMessages.announcements.heading, count: UNROLLED });
  await slowDown(session, SLOWNESS);
}

// The functions below run inside the page. They contain no named function: the compiler of this file would mark its
// name by a helper that the page does not have.

async function scrollToEnds({ label, count }: { label: string; count: number }): Promise<void> {
  const box = document.querySelector(`[aria-label="${label}"]`);
  if (box === null) throw new Error('The page has no list');
  while (box.querySelectorAll('article').length < count) {
    box.scrollTop = box.scrollHeight;
    // oxlint-disable-next-line no-await-in-loop -- the next page is requested when the end is visible
    await new Promise(requestAnimationFrame);
  }
}

/** Four seconds upwards from the end, 60 pixels a frame, a fast flick; the durations of the frames in milliseconds. */
async function framesWhileScrolling(label: string): Promise<number[]> {
  const box = document.querySelector(`[aria-label="${label}"]`);
  if (box === null) throw new Error('The page has no list');
  const times: number[] = [];
  while (times.length <= 240) {
    // oxlint-disable-next-line no-await-in-loop -- frames come one after another
    times.push(await new Promise<number>(requestAnimationFrame));
    box.scrollBy(0, -60);
  }
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}
