import type { Point } from './geometry.ts';
import { sequentially } from './sequentially.ts';
import type { ChurchWorld } from './world.ts';

/** Puts fingers on the screen, moves them from point to point, and lifts them. */
export async function touch(world: ChurchWorld, [start = [], ...moves]: readonly (readonly Point[])[]): Promise<void> {
  const client = await world.context.newCDPSession(world.page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(({ x, y }, id) => ({ x, y, id })) });
  await send('touchStart', start);
  await sequentially(moves, (places) => send('touchMove', places));
  await send('touchEnd', []);
}
