import type { ChurchWorld } from './world.ts';

/** How far the page's clock is moved to see whether something is still due: shorter than any toast stays. */
const DUE_WITHIN_MS = 1000;
const ROUNDS = 20;
/** How often animations may lead to others. */
const LOOKS = 20;

/**
 * Waits until nothing is pending: no request under way, no timer and no animation due within a second, nothing left to
 * paint. What a step says is *not* there is looked for only after this, and only once: it might have been on its way, and
 * what goes by itself later is there now. The clocks of page and church are a second further for each look.
 * @throws Error with the addresses that are still asked for, when the page never rests
 */
export async function settle(world: ChurchWorld): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round looks at what the one before has led to.
    /* oxlint-disable no-await-in-loop */
    await world.arrived();
    await whenAnswered(world);
    const known = world.traffic.sent.length;
    await world.passTime(DUE_WITHIN_MS);
    await inPage(world, () => world.page.evaluate(untilStill, [DUE_WITHIN_MS, LOOKS] as const));
    /* oxlint-enable no-await-in-loop */
    if (world.traffic.sent.length === known && world.traffic.pending().length === 0) return;
  }
  throw new Error(`The page does not rest: ${pendingAddresses(world)}`);
}

const WAIT_MS = 15_000;

async function whenAnswered(world: ChurchWorld): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (world.traffic.pending().length > 0) {
    if (Date.now() > end) throw new Error(`No answer came to ${pendingAddresses(world)}`);
    // oxlint-disable-next-line no-await-in-loop -- the next look comes after what the page has to do now
    await inPage(world, () => world.page.evaluate(nextTask));
  }
}

const pendingAddresses = ({ traffic }: ChurchWorld): string =>
  traffic
    .pending()
    .map((request) => `${request.method()} ${request.url()}`)
    .join(', ');

async function inPage({ page }: ChurchWorld, wait: () => Promise<void>): Promise<void> {
  try {
    await wait();
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    // That page has been left: the one that comes is waited for.
    await page.waitForLoadState();
  }
}

/** Runs in the page, whose own timers the scenario holds. */
function nextTask(): Promise<void> {
  const channel = new MessageChannel();
  return new Promise<void>((resolve) => {
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage(undefined);
  });
}

/** Runs in the page. The clock of animations is the browser's own: the scenario does not hold it. */
async function untilStill([withinMs, looks]: readonly [number, number]): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const ends = document
      .getAnimations()
      .filter(({ playState, effect, currentTime }) => {
        const left = Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0);
        return playState === 'running' && left <= withinMs;
      })
      .map((animation) => animation.finished.catch(() => undefined));
    /* oxlint-disable no-await-in-loop -- what ends tells the page in its next frame, and what that begins is looked for anew */
    await Promise.all(ends);
    await document.documentElement.animate(null, 1).finished;
    /* oxlint-enable no-await-in-loop */
    if (look > 0 && ends.length === 0) return;
  }
}
