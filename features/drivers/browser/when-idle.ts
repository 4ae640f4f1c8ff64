import { LONG_MS } from '../../support/expect.ts';
import type { BrowserScenario } from './scenario.ts';

/** How far the page's clock is moved to run timers that are due; shorter than any toast is shown. */
const DUE_WITHIN_MS = 1000;
const ROUNDS = 20;
/** How many times animations may start further ones. */
const LOOKS = 20;

/**
 * Waits until the page is idle: no pending request, no timer or animation due within a second, nothing left to paint.
 * Each round moves the clocks of page and server on by a second.
 * @throws Error with the addresses of pending requests when the page never becomes idle
 */
export async function whenIdle(
  world: BrowserScenario,
  passTime: (milliseconds: number) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round checks the effects of the one before.
    /* oxlint-disable no-await-in-loop */
    await world.arrived();
    await whenAnswered(world);
    const known = sentByPages(world);
    await passTime(DUE_WITHIN_MS);
    await inPage(world, () => world.page.evaluate(untilStill, [DUE_WITHIN_MS, LOOKS] as const));
    /* oxlint-enable no-await-in-loop */
    if (sentByPages(world) === known && world.traffic.pending().length === 0) return;
  }
  throw new Error(`The page does not rest: ${pendingAddresses(world)}`);
}

/** A worker may go on saving files long after the page is idle. */
const sentByPages = ({ traffic }: BrowserScenario): number =>
  traffic.sent.filter((request) => request.serviceWorker() === null).length;

async function whenAnswered(world: BrowserScenario): Promise<void> {
  const end = Date.now() + LONG_MS;
  while (world.traffic.pending().length > 0) {
    if (Date.now() > end) throw new Error(`No answer came to ${pendingAddresses(world)}`);
    // oxlint-disable-next-line no-await-in-loop -- the page runs its next task before each round
    await inPage(world, () => world.page.evaluate(nextTask));
  }
}

const pendingAddresses = ({ traffic }: BrowserScenario): string =>
  traffic
    .pending()
    .map((request) => `${request.method()} ${request.url()}`)
    .join(', ');

async function inPage({ page }: BrowserScenario, wait: () => Promise<void>): Promise<void> {
  try {
    await wait();
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    // The page was left: waits for the new one.
    await page.waitForLoadState();
  }
}

/** Runs in the page, whose timers the scenario controls. */
function nextTask(): Promise<void> {
  const channel = new MessageChannel();
  return new Promise<void>((resolve) => {
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage(undefined);
  });
}

/**
 * Runs in the page. Animations run in the browser's own time, which the scenario does not control. An element that is
 * no longer rendered, such as a post that was scrolled away while its colour was changing, never reports the end of its
 * animation: each is awaited once, for as long as it may run.
 */
async function untilStill([withinMs, looks]: readonly [number, number]): Promise<void> {
  const awaited = new Set<Animation>();
  for (let look = 0; look < looks; look += 1) {
    const due = document.getAnimations().filter((animation) => {
      const { playState, effect, currentTime } = animation;
      const left = Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0);
      return playState === 'running' && left <= withinMs && !awaited.has(animation);
    });
    for (const animation of due) awaited.add(animation);
    const ends = due.map((animation) => animation.finished.catch(() => undefined));
    const limit = document.documentElement.animate(null, withinMs);
    /* oxlint-disable no-await-in-loop -- the end is reported in the next frame, where it may start further
       animations */
    await Promise.race([Promise.all(ends), limit.finished]);
    limit.finish();
    await document.documentElement.animate(null, 1).finished;
    /* oxlint-enable no-await-in-loop */
    if (look > 0 && due.length === 0) return;
  }
}
