import { type Collision, type CollisionDetection, pointerWithin } from '@dnd-kit/core';
import type { AcceptsDrop } from './board-kind.ts';
import type { PointerTrail } from './pointer-trail.ts';
import { targetAt } from './target-at.ts';

/** Without a pointer, the point this many pixels inside the dragged item's corner is used. */
const INSIDE = 4;

/**
 * Finds the container under the pointer, or under the corner of an item moved by keys, among those that accept the item. An
 * unchanged result is the same object, so that nothing is announced without a change.
 * @param trail knows where the pointer is by now: of most moves the library learns nothing (`QuietMouseSensor`)
 */
export function makeCollisionDetection(takes: AcceptsDrop, trail: Pick<PointerTrail, 'last'>): CollisionDetection {
  let last: Collision[] = [];

  return (given) => {
    const { active, collisionRect, droppableContainers } = given;
    const pointer = given.pointerCoordinates === null ? null : (trail.last() ?? given.pointerCoordinates);
    const under = pointer === null ? undefined : targetAt(pointer, active.id, takes);
    const found = pointerWithin({
      ...given,
      droppableContainers: droppableContainers.filter(({ id }) =>
        pointer === null ? takes(active.id, id) : id === under,
      ),
      pointerCoordinates: pointer ?? { x: collisionRect.left + INSIDE, y: collisionRect.top + INSIDE },
    });
    const isSame = found.length === last.length && found.every(({ id }, at) => id === last[at]?.id);
    if (!isSame) last = found;
    return last;
  };
}
