import type { Page } from 'playwright';
import { sequentially } from '../../support/sequentially.ts';
import type { ChurchWorld } from '../../support/world.ts';
import type { Point } from './geometry.ts';

/** A mouse or finger that presses an element on the screen. */
export interface Pointer {
  readonly down: (at: Point) => Promise<void>;
  /** In several steps. */
  readonly moveTo: (to: Point) => Promise<void>;
  readonly up: () => Promise<void>;
}

const STEPS = 8;
/** In pixels; farther than a press may move. */
const LIFT = 12;

export const mouseOf = ({ mouse }: Page): Pointer => ({
  async down({ x, y }) {
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + LIFT, y, { steps: 3 });
  },
  moveTo: ({ x, y }) => mouse.move(x, y, { steps: STEPS }),
  up: () => mouse.up(),
});

/** A finger, as touch events of the browser. */
export async function fingerOf({ context, page }: ChurchWorld): Promise<Pointer> {
  const session = await context.newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]): Promise<void> => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  let at: Point = { x: 0, y: 0 };
  return {
    down(point) {
      at = point;
      return touch('touchStart', point);
    },
    async moveTo(to) {
      const from = at;
      const part = (step: number) => ({
        x: from.x + ((to.x - from.x) * step) / STEPS,
        y: from.y + ((to.y - from.y) * step) / STEPS,
      });
      await sequentially(
        Array.from({ length: STEPS }, (_, step) => part(step + 1)),
        (point) => touch('touchMove', point),
      );
      at = to;
    },
    up: () => touch('touchEnd'),
  };
}

/** A quick throw on a slow device: the finger is lifted before the page handles its last position. */
export async function throwFrom(
  { context, page }: ChurchWorld,
  start: Point,
  whenLifted: () => Promise<Point>,
): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point) =>
    session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons: 1, clickCount: 1 });
  await mouse('mousePressed', start);
  await mouse('mouseMoved', { x: start.x + LIFT, y: start.y });
  const goal = await whenLifted();
  await Promise.all([mouse('mouseMoved', goal), mouse('mouseReleased', goal)]);
}
