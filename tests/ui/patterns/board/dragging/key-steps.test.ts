import type { SensorContext } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import { dutyKind } from '@/ui/pages/management/duties/duty-kind.ts';
import { makeKeySteps } from '@/ui/patterns/board/dragging.ts';
import { makeAcceptsDrop } from '@/ui/patterns/board/use-board.ts';

const box = (left: number, top: number, width = 100, height = 100) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});

/** Three columns, the middle one with a tall card, and an office, where members cannot be dropped. */
const BOXES = {
  'duty:1': box(0, 0),
  'duty:2': box(120, 0, 100, 400),
  'duty:3': box(240, 0),
  'duty:4': box(0, 420),
  'duty:5': box(240, 420),
  'office:1:chief': box(0, 120, 100, 50),
};
type Place = keyof typeof BOXES;

const stepByKeys = makeKeySteps(makeAcceptsDrop(dutyKind));

const isPlace = (id: string): id is Place => id in BOXES;

/** The place that a key moves to. */
function step(code: string, from: Place): Place | undefined {
  const event = new KeyboardEvent('keydown', { code, cancelable: true });
  const enabled = Object.keys(BOXES).map((id) => ({ id }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the properties that are read
  const context = {
    collisionRect: box(5000, 5000),
    droppableRects: new Map(Object.entries(BOXES)),
    droppableContainers: { getEnabled: () => enabled },
    over: { id: from },
  } as unknown as SensorContext;
  const to = stepByKeys(event, { active: 'member:7', context, currentCoordinates: { x: 0, y: 0 } });
  if (!to) return undefined;
  expect(event.defaultPrevented).toBe(true);
  const isInside = ({ left, right, top, bottom }: (typeof BOXES)[Place]) =>
    to.x > left && to.x < right && to.y > top && to.y < bottom;
  return Object.keys(BOXES)
    .filter(isPlace)
    .find((id) => isInside(BOXES[id]));
}

describe('DUTY-05 arrow keys move to the nearest place in their direction', () => {
  it.each<[string, Place, Place]>([
    ['ArrowRight', 'duty:1', 'duty:2'],
    ['ArrowRight', 'duty:2', 'duty:3'],
    ['ArrowLeft', 'duty:3', 'duty:2'],
    ['ArrowDown', 'duty:3', 'duty:5'],
    ['ArrowUp', 'duty:5', 'duty:3'],
    ['ArrowUp', 'duty:4', 'duty:1'],
  ])('%s from %s to %s', (code, from, to) => {
    expect(step(code, from)).toBe(to);
  });

  it.each<[string, Place]>([
    ['ArrowLeft', 'duty:1'],
    ['ArrowUp', 'duty:2'],
    ['ArrowRight', 'duty:5'],
    ['KeyA', 'duty:1'],
  ])('%s from %s does not move', (code, from) => {
    expect(step(code, from)).toBeUndefined();
  });

  it('and skip places that do not accept the item', () => {
    expect(step('ArrowDown', 'duty:1')).toBe('duty:4');
  });
});
