import type { DndContextProps, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { makeAnnouncements } from './announcements.ts';
import { type DropTarget, makeTakes } from './board-kind.ts';
import { makePlaceDetection } from './collision.ts';
import { makePointerTrail } from './pointer-trail.ts';
import { targetAt } from './target-at.ts';
import type { RunningBoard } from './use-board.ts';

type Watch = Required<
  Pick<DndContextProps, 'accessibility' | 'collisionDetection' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'>
>;

/** What one board does while something is dragged on it: the machine hears of the beginning and the end alone. */
export function makeDragWatch<Board, Item, Place, Change>({
  actor,
  kind,
  takenBy,
  selection,
  dropTargetOf,
}: RunningBoard<Board, Item, Place, Change>): Watch {
  const takes = makeTakes(kind);
  const trail = makePointerTrail();
  let landed: DropTarget<Place> | undefined;

  return {
    collisionDetection: makePlaceDetection(takes),
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
      actor.send({ type: 'item.dropped', place: landed?.place });
      // Who was moved together need not be moved again.
      if (landed !== undefined && selection?.getSnapshot().context.chosen.includes(String(active.id)))
        selection.send({ type: 'selection.cleared' });
    },
    onDragCancel: () => {
      trail.end();
      actor.send({ type: 'item.released' });
    },
  };
}
