import type { DndContextProps, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { makeAnnouncements } from './announcements.ts';
import { type DropTarget, makeAcceptsDrop } from './board-kind.ts';
import { makeCollisionDetection } from './collision.ts';
import { makePointerTrail } from './pointer-trail.ts';
import { targetAt } from './target-at.ts';
import type { RunningBoard } from './use-board.ts';

type Watch = Required<
  Pick<DndContextProps, 'accessibility' | 'collisionDetection' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'>
>;

/** The drag handlers of one board: the machine is notified of the start and the end only. */
export function makeDragWatch<Board, Item, Container, Change>({
  actor,
  kind,
  takenBy,
  selection,
  dropTargetOf,
}: RunningBoard<Board, Item, Container, Change>): Watch {
  const takes = makeAcceptsDrop(kind);
  const trail = makePointerTrail();
  let landed: DropTarget<Container> | undefined;

  return {
    collisionDetection: makeCollisionDetection(takes),
    accessibility: {
      announcements: makeAnnouncements({ itemOf: takenBy, dropTargetOf, landedOn: () => landed }),
      screenReaderInstructions: { draggable: boardMessages.instructions },
    },
    onDragStart: ({ active }: DragStartEvent) => {
      trail.begin();
      const boardItem = takenBy(String(active.id));
      if (boardItem !== undefined) actor.send({ type: 'item.lifted', item: boardItem.item, from: boardItem.from });
    },
    onDragEnd: ({ active, over, activatorEvent }: DragEndEvent) => {
      const point = trail.end();
      const byKeys = activatorEvent instanceof KeyboardEvent;
      const id = byKeys || point === undefined ? over?.id : targetAt(point, active.id, takes);
      landed = id === undefined ? undefined : dropTargetOf(String(id));
      actor.send({ type: 'item.dropped', container: landed?.container });
      // Items that were moved together are deselected.
      if (landed !== undefined && selection?.getSnapshot().context.chosen.includes(String(active.id)))
        selection.send({ type: 'selection.cleared' });
    },
    onDragCancel: () => {
      trail.end();
      actor.send({ type: 'item.released' });
    },
  };
}
