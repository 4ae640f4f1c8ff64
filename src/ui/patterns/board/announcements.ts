import type { Active, Announcements, Over } from '@dnd-kit/core';
import { boardAnnouncements as say } from '@/ui/messages/ko/board-messages.ts';
import type { BoardItem, DropTarget } from './board-kind.ts';

interface Lookup {
  readonly itemOf: (id: string) => BoardItem<unknown> | undefined;
  readonly dropTargetOf: (id: string) => DropTarget<unknown> | undefined;
  /** Where the last item was dropped; undefined outside of every container. */
  readonly droppedOn: () => DropTarget<unknown> | undefined;
}

/** The announcements during a drag (DUTY-05). */
export function makeAnnouncements({ itemOf, dropTargetOf, droppedOn }: Lookup): Announcements {
  // Kept from the start of the drag: dropping the item changes its home.
  let home: BoardItem<unknown>['home'] | undefined;
  let hasLeft = false;

  const labelOf = ({ id }: Active): string => itemOf(String(id))?.label ?? '';
  const placeOf = (over: Over | null): DropTarget<unknown> | undefined =>
    over === null ? undefined : dropTargetOf(String(over.id));

  return {
    onDragStart: ({ active }) => {
      home = itemOf(String(active.id))?.home;
      hasLeft = false;
      return say.lifted(labelOf(active), home?.label ?? '');
    },
    onDragOver: ({ over }) => {
      const dropTarget = placeOf(over);
      const isHome = dropTarget?.id === home?.id;
      // The start's announcement must not be interrupted before the item has moved.
      if (!hasLeft && (dropTarget === undefined || isHome)) return undefined;
      hasLeft = true;
      if (dropTarget === undefined) return say.nowhere;
      return isHome ? say.home(dropTarget.label) : say.over(dropTarget.label, dropTarget.landing);
    },
    onDragEnd: ({ active }) => {
      const dropTarget = droppedOn();
      const isKept = dropTarget === undefined || dropTarget.id === home?.id;
      return isKept ? say.kept(labelOf(active), home?.label ?? '') : say.dropped(labelOf(active), dropTarget.label);
    },
    onDragCancel: ({ active }) => say.kept(labelOf(active), home?.label ?? ''),
  };
}
