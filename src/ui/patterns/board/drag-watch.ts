import type { DndContextProps, DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { makeAnnouncements } from './announcements.ts';
import { makeTakes, type Spot } from './board-kind.ts';
import { makePlaceDetection } from './collision.ts';
import { makePointerTrail } from './pointer-trail.ts';
import { spotAt } from './spot-at.ts';
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
  spotOf,
}: RunningBoard<Board, Item, Place, Change>): Watch {
  const takes = makeTakes(kind);
  const trail = makePointerTrail();
  let landed: Spot<Place> | undefined;

  return {
    collisionDetection: makePlaceDetection(takes),
    accessibility: {
      announcements: makeAnnouncements({ pieceOf: takenBy, spotOf, landedOn: () => landed }),
      screenReaderInstructions: { draggable: boardMessages.instructions },
    },
    onDragStart: ({ active }: DragStartEvent) => {
      trail.begin();
      const piece = takenBy(String(active.id));
      if (piece !== undefined) actor.send({ type: 'item.lifted', item: piece.item, from: piece.from });
    },
    onDragEnd: ({ active, over, activatorEvent }: DragEndEvent) => {
      const point = trail.end();
      const byKeys = activatorEvent instanceof KeyboardEvent;
      const id = byKeys || point === undefined ? over?.id : spotAt(point, active.id, takes);
      landed = id === undefined ? undefined : spotOf(String(id));
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
