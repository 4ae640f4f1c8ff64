import type { Page } from 'playwright';

// The functions below run inside the page. They contain no named function: the compiler of this file would mark its
// name by a helper that the page does not have.

/** On a busy machine content comes late, and does come. */
const PATIENCE_MS = 60_000;

/**
 * Marks the first frame with an element of the selector, as `name`, from the beginning of the page.
 * @returns waits for the mark, without calling the page: its answers would be measured as its work.
 * @throws Error when it is not set within a minute
 */
export async function markFirst(page: Page, name: string, selector: string): Promise<() => Promise<void>> {
  const said = `marked ${name}`;
  const marked = new Promise<void>((resolve) => page.on('console', (line) => line.text() === said && resolve()));
  await page.addInitScript(markFirstInPage, [name, selector, said] as const);
  return () => inTime(marked, `The page did not come as far as "${name}"`);
}

async function inTime(marked: Promise<void>, failure: string): Promise<void> {
  let patience: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    patience = setTimeout(() => reject(new Error(failure)), PATIENCE_MS);
  });
  await Promise.race([marked, late]).finally(() => clearTimeout(patience));
}

function markFirstInPage([name, selector, said]: readonly [string, string, string]): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      performance.mark(name);
      // oxlint-disable-next-line no-console -- the bench listens to it
      console.debug(said);
    });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
}

/** Milliseconds from the navigation to the first painted content. */
export function firstPaint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    if (paint === undefined) throw new Error('The page has painted nothing');
    return paint.startTime;
  });
}

/**
 * The first call to the server, in milliseconds from the navigation; undefined where none was made.
 * @param path the beginning of its path
 */
export function firstCall(
  page: Page,
  path = '/api/',
): Promise<{ readonly sent: number; readonly answered: number } | undefined> {
  return page.evaluate((beginning) => {
    const call = performance
      .getEntriesByType('resource')
      .find(({ name }) => new URL(name).pathname.startsWith(beginning));
    return call instanceof PerformanceResourceTiming ? { sent: call.startTime, answered: call.responseEnd } : undefined;
  }, path);
}

/** The time of a mark; undefined where it was never set. */
export function moment(page: Page, name: string): Promise<number | undefined> {
  return page.evaluate((wanted) => performance.getEntriesByName(wanted)[0]?.startTime, name);
}

export async function lastLargestPaint(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const times: number[] = [];
    const observer = new PerformanceObserver((list) =>
      times.push(...list.getEntries().map((entry) => entry.startTime)),
    );
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    // The browser hands over buffered entries some time after the frame, and no event says that there are none.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    const last = times.at(-1);
    if (last === undefined) throw new Error('The page has painted nothing');
    return last;
  });
}

/** All shifts together: no less than the score of browsers, which takes the worst five seconds. */
export async function shiftSum(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The types of TypeScript's DOM library lack it.
        const { value, hadRecentInput }: Readonly<Record<string, unknown>> = entry.toJSON();
        if (hadRecentInput !== true) shifts.push(Number(value));
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // As above: no event says that there are no entries.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
    return shifts.reduce((sum, value) => sum + value, 0);
  });
}

/**
 * Does something that begins with a press, a key or a choice of files.
 * Marks as `framed` a moment of the next frame that shows it, before its paint: what comes after the frame is not
 * waited for.
 * @param shown a selector of what it shows; else any frame counts
 * @returns milliseconds from that input to the mark; NaN where the page received none
 */
export async function timeToNextFrame(page: Page, action: () => Promise<unknown>, shown = 'body'): Promise<number> {
  await page.evaluate((selector) => {
    performance.clearMarks('framed');
    const noted = new AbortController();
    for (const type of ['click', 'keydown', 'change']) {
      addEventListener(
        type,
        ({ timeStamp }) => {
          noted.abort();
          void (async () => {
            do {
              // oxlint-disable-next-line no-await-in-loop -- frame after frame
              await new Promise(requestAnimationFrame);
            } while (document.querySelector(selector) === null);
            performance.mark('framed', { detail: timeStamp });
          })();
        },
        { capture: true, signal: noted.signal },
      );
    }
  }, shown);
  await action();
  return page.evaluate(async () => {
    const deadline = performance.now() + 3000;
    while (performance.getEntriesByName('framed').length === 0 && performance.now() < deadline) {
      // The polling interval: it ends with the mark; the deadline is for a page that received no input.
      // oxlint-disable-next-line no-await-in-loop -- it is waited for
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const mark = performance.getEntriesByName('framed')[0];
    return mark instanceof PerformanceMark ? mark.startTime - Number(mark.detail) : Number.NaN;
  });
}
