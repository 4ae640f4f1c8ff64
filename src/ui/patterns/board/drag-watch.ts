import type { DndContextProps, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { makeAnnouncements } from './announcements.ts';
import { makeAcceptsDrop } from './board-kind.ts';
import { makeCollisionDetection } from './collision.ts';
import { makePointerTrail, type PointerTrail } from './pointer-trail.ts';
import { type Point, targetAt } from './target-at.ts';
import type { RunningBoard } from './use-board.ts';

type Watch = Required<
  Pick<DndContextProps, 'accessibility' | 'collisionDetection' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'>
>;

interface DragWatch {
  readonly watch: Watch;
  /** The `ref` of what follows the pointer. */
  readonly carry: PointerTrail['carry'];
}

/** The drag handlers of one board: the machine is notified of the start and the end only. */
export function makeDragWatch<Board, Item, Container, Change>({
  actor,
  kind,
  takenBy,
  dropTargetOf,
  droppedOn,
}: RunningBoard<Board, Item, Container, Change>): DragWatch {
  const takes = makeAcceptsDrop(kind);
  const trail = makePointerTrail();

  const watch: Watch = {
    collisionDetection: makeCollisionDetection(takes, trail),
    accessibility: {
      announcements: makeAnnouncements({ itemOf: takenBy, dropTargetOf, droppedOn }),
      screenReaderInstructions: { draggable: boardMessages.instructions },
    },
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      trail.begin(pointOf(activatorEvent));
      const boardItem = takenBy(String(active.id));
      if (boardItem !== undefined) actor.send({ ...boardItem, type: 'item.lifted' });
    },
    onDragEnd: ({ active, over, activatorEvent }: DragEndEvent) => {
      const point = trail.end();
      const byKeys = activatorEvent instanceof KeyboardEvent;
      const id = byKeys || point === undefined ? over?.id : targetAt(point, active.id, takes);
      const dropTarget = id === undefined ? undefined : dropTargetOf(String(id));
      actor.send({ type: 'item.dropped', container: dropTarget?.container });
    },
    onDragCancel: () => {
      trail.end();
      actor.send({ type: 'item.released' });
    },
  };

  return { watch, carry: trail.carry };
}

/** Where a pointer was pressed; undefined for a key. */
function pointOf(event: Event): Point | undefined {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const finger = isTouch(event) ? event.touches[0] : undefined;
  return finger && { x: finger.clientX, y: finger.clientY };
}

/** Not every browser has a class of these events. */
const isTouch = (event: Event): event is TouchEvent => 'touches' in event;
