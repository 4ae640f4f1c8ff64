import type { CDPSession, Page } from 'playwright';
import { announcementMessages } from '../../src/ui/messages/announcement-messages.ts';
import { type Lab, withPhone } from './lab.ts';
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
    const frames = await page.evaluate(framesWhileScrolling, announcementMessages.list);
    return { first: Number(await first.jsonValue()), frame: percentile95(frames) };
  });
}

/** Scrolls to the end again and again; at full speed, since this is not what is measured. */
async function unroll(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.evaluate(
    ({ label, count }) =>
      new Promise<void>((resolve) => {
        const box = document.querySelector(`[aria-label="${label}"]`);
        const further = (): void => {
          if (box === null || box.querySelectorAll('article').length >= count) return resolve();
          box.scrollTop = box.scrollHeight;
          requestAnimationFrame(further);
          return undefined;
        };
        further();
      }),
    { label: announcementMessages.list, count: UNROLLED },
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Runs inside the page: 240 frames upwards from the end, a fast flick's length each; their durations in milliseconds. */
function framesWhileScrolling(label: string): Promise<number[]> {
  const box = document.querySelector(`[aria-label="${label}"]`);
  const times: number[] = [];
  return new Promise((resolve) => {
    const step = (time: number): void => {
      times.push(time);
      box?.scrollBy(0, -60);
      if (times.length <= 240) requestAnimationFrame(step);
      else resolve(times.slice(1).map((at, index) => at - (times[index] ?? at)));
    };
    requestAnimationFrame(step);
  });
}

/** Runs inside the page: marks the first frame in which an announcement stands. */
function noteFirstPost(): void {
  const look = (): void => {
    if (document.querySelector('article') !== null) performance.mark('post seen');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
