import { type Collision, type CollisionDetection, pointerWithin } from '@dnd-kit/core';
import type { AcceptsDrop } from './board-kind.ts';
import { targetAt } from './target-at.ts';

/** Without a pointer, the point this many pixels inside the dragged item's corner is used. */
const INSIDE = 4;

/**
 * Finds the container under the pointer, or under the corner of an item moved by keys, among those that accept the item. An
 * unchanged result is the same object, so that nothing is announced without a change.
 */
export function makeCollisionDetection(takes: AcceptsDrop): CollisionDetection {
  let last: Collision[] = [];

  return (given) => {
    const { active, collisionRect, droppableContainers, pointerCoordinates } = given;
    const under = pointerCoordinates === null ? undefined : targetAt(pointerCoordinates, active.id, takes);
    const found = pointerWithin({
      ...given,
      droppableContainers: droppableContainers.filter(({ id }) =>
        pointerCoordinates === null ? takes(active.id, id) : id === under,
      ),
      pointerCoordinates: pointerCoordinates ?? { x: collisionRect.left + INSIDE, y: collisionRect.top + INSIDE },
    });
    const isSame = found.length === last.length && found.every(({ id }, at) => id === last[at]?.id);
    if (!isSame) last = found;
    return last;
  };
}
