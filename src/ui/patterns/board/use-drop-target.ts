import { useDroppable } from '@dnd-kit/core';

/** What an element of a board needs to accept items, and whether the dragged one would land there. */
interface DropTargetElement {
  readonly props: { readonly ref: (element: HTMLElement | null) => void; readonly 'data-drop-target': string };
  readonly lands: boolean;
}

/**
 * Makes an element a container on which items can be dropped (DUTY-01, ZONE-02…04). Its view renders at every step of a drag.
 * @param holds whether it already contains an item, by its id: that one does not land there
 */
export function useDropTarget(id: string, holds: (itemId: string) => boolean): DropTargetElement {
  const { setNodeRef, isOver, active } = useDroppable({ id });
  return {
    props: { ref: setNodeRef, 'data-drop-target': id },
    lands: isOver && active !== null && !holds(String(active.id)),
  };
}
