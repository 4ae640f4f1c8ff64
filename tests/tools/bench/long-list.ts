import type { CDPSession, Page } from 'playwright';
import { feedPageMessages } from '../../../src/ui/messages/ko/feed-page-messages.ts';
import { type Lab, SLOWNESS, withPhone } from './lab.ts';
import type { Figures } from './loading.ts';
import { percentile95 } from './statistics.ts';

/** How far the list is unrolled before it is scrolled through: to its end it would be a thousand pages. */
export const UNROLLED = 1000;

/**
 * Opens the announcements of a church that has 10 000, on a slow processor with a fast network.
 * @returns `first`: milliseconds from the answer to the first page until the frame that shows it; `frame`: the duration
 *   that 95 of 100 frames keep while a thousand announcements, unrolled by scrolling, are scrolled through
 */
export function scrollAnnouncements(lab: Lab, address: string): Promise<Figures> {
  return withPhone(lab, { slowNetwork: false, posterSeen: true }, async (page, session) => {
    await page.addInitScript(noteFirstPost);
    await page.goto(address);
    const first = await page.waitForFunction(() => {
      const shown = performance.getEntriesByName('post seen')[0];
      const answer = performance.getEntriesByType('resource').find(({ name }) => /api\/announcement/i.test(name));
      return shown && answer instanceof PerformanceResourceTiming && shown.startTime - answer.responseEnd;
    });
    await unroll(page, session);
    const frames = await page.evaluate(framesWhileScrolling, feedPageMessages.announcements.heading);
    return { first: Number(await first.jsonValue()), frame: percentile95(frames) };
  });
}

/** Scrolls to the end again and again; at full speed, since this is not what is measured. */
async function unroll(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(scrollToEnds, { label: feedPageMessages.announcements.heading, count: UNROLLED });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

// The functions below run inside the page. They hold no named function: whoever compiles this file would mark its name
// by a helper that the page does not have.

async function scrollToEnds({ label, count }: { label: string; count: number }): Promise<void> {
  const box = document.querySelector(`[aria-label="${label}"]`);
  if (box === null) throw new Error('The page has no list');
  while (box.querySelectorAll('article').length < count) {
    box.scrollTop = box.scrollHeight;
    // oxlint-disable-next-line no-await-in-loop -- the next page is asked for when the end has been seen
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

/** Marks the first frame in which an announcement stands. */
function noteFirstPost(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('article') === null) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('post seen'));
  });
  observer.observe(document, { childList: true, subtree: true });
}
