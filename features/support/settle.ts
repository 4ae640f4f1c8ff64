import type { ChurchWorld } from './world.ts';

/** How far the page's clock is moved to see whether something is still due: shorter than any toast stays. */
const DUE_WITHIN_MS = 1000;
const ROUNDS = 20;

/**
 * Waits until nothing is pending: no request under way, no timer due within a second, nothing left to paint. What a step
 * says is *not* there is looked for only after this, for it might have been on its way.
 * @throws Error with the addresses that are still asked for, when the page never rests
 */
export async function settle(world: ChurchWorld): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Each round looks at what the one before has led to.
    /* oxlint-disable no-await-in-loop */
    await world.page.locator('html[data-interactive]').waitFor({ state: 'attached' });
    await whenAnswered(world);
    const known = world.traffic.sent.length;
    await world.passTime(DUE_WITHIN_MS);
    await painted(world);
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
    // oxlint-disable-next-line no-await-in-loop -- the next look comes after the next frame
    await painted(world);
  }
}

const pendingAddresses = ({ traffic }: ChurchWorld): string =>
  traffic
    .pending()
    .map((request) => `${request.method()} ${request.url()}`)
    .join(', ');

/** Two frames of the browser itself: the page's own are moved by its clock. */
async function painted({ page }: ChurchWorld): Promise<void> {
  try {
    await page.evaluate(nextFrames);
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    // That page has been left: the one that comes is waited for.
    await page.waitForLoadState();
  }
}

/** Runs in the page. */
function nextFrames(): Promise<void> {
  const channel = new MessageChannel();
  return new Promise<void>((resolve) => {
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage(undefined);
  });
}
