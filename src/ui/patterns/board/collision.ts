import { type Collision, type CollisionDetection, pointerWithin } from '@dnd-kit/core';
import type { Takes } from './board-kind.ts';
import { targetAt } from './target-at.ts';

/** How far inside a place its corner is taken for the pointer, in pixels, when there is no pointer. */
const INSIDE = 4;

/**
 * Finds the place under the pointer, or under the corner of what is moved by keys, among those that take it. The same
 * answer is given as the same thing, so that nobody is told what has not changed.
 */
export function makePlaceDetection(takes: Takes): CollisionDetection {
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
