import { type ClientRect, KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { AcceptsDrop } from './board-kind.ts';

type Box = Pick<ClientRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The distance of a box in a direction, plus its sideways offset; undefined if it is not in that direction. Lower is nearer. */
const WAYS: Readonly<Record<string, (from: Box, to: Box) => number | undefined>> = {
  [KeyboardCode.Right]: (from, to) => distance(to.left - from.right, from.top - to.bottom, to.top - from.bottom),
  [KeyboardCode.Left]: (from, to) => distance(from.left - to.right, from.top - to.bottom, to.top - from.bottom),
  [KeyboardCode.Down]: (from, to) => distance(to.top - from.bottom, from.left - to.right, to.left - from.right),
  [KeyboardCode.Up]: (from, to) => distance(from.top - to.bottom, from.left - to.right, to.left - from.right),
};

/** Boxes that overlap by a fraction of a pixel count as beside each other. */
const TOLERANCE = -1;

/** The penalty for a box that is not straight ahead: it comes after all boxes that are. */
const ASIDE = 100_000;

function distance(ahead: number, ...aside: readonly number[]): number | undefined {
  if (ahead < TOLERANCE) return undefined;
  const sideways = Math.max(0, ...aside);
  return sideways === 0 ? ahead : ASIDE + ahead + sideways;
}

/** How far inside a container the item's corner is placed, in pixels, so that it lies over that container only. */
const INSET = 8;

/** An arrow key moves the dragged item to the nearest container in its direction that accepts it (DUTY-05). */
export function makeKeySteps(takes: AcceptsDrop): KeyboardCoordinateGetter {
  return (event, { active, context }) => {
    const way = WAYS[event.code];
    const { collisionRect, droppableContainers, droppableRects, over } = context;
    if (way === undefined || collisionRect === null) return undefined;
    event.preventDefault();
    const from = (over === null ? undefined : droppableRects.get(over.id)) ?? collisionRect;
    const [nearest] = droppableContainers
      .getEnabled()
      .filter(({ id }) => takes(active, id) && id !== over?.id)
      .flatMap(({ id }) => {
        const box = droppableRects.get(id);
        const far = box === undefined ? undefined : way(from, box);
        return box === undefined || far === undefined ? [] : [{ box, far }];
      })
      .toSorted((one, other) => one.far - other.far);
    return nearest === undefined ? undefined : { x: nearest.box.left + INSET, y: nearest.box.top + INSET };
  };
}
