import { sequentially } from '../../support/sequentially.ts';
import type { ChurchWorld } from '../../support/world.ts';
import type { Point } from './geometry.ts';

/** Puts fingers on the screen, moves them from point to point, and lifts them. */
export async function touch(world: ChurchWorld, [start = [], ...moves]: readonly (readonly Point[])[]): Promise<void> {
  const client = await world.context.newCDPSession(world.page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(({ x, y }, id) => ({ x, y, id })) });
  await send('touchStart', start);
  await sequentially(moves, (places) => send('touchMove', places));
  await send('touchEnd', []);
}

/** The time between the taps of a double tap, in milliseconds: browsers take two for one within some 300. */
const APART_MS = 100;

/** Two quick taps on one place. They carry times of their own: a busy machine would deliver them too far apart. */
export async function doubleTap(world: ChurchWorld, place: Point): Promise<void> {
  const client = await world.context.newCDPSession(world.page);
  const send = (type: 'touchStart' | 'touchEnd', at: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [place] : [],
      timestamp: at / 1000,
    });
  const begun = Date.now();
  // Sent without waiting for each other, in this order.
  await Promise.all(
    [begun, begun + APART_MS].flatMap((at) => [send('touchStart', at), send('touchEnd', at + APART_MS / 2)]),
  );
}
