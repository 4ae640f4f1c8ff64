import { createContext, use } from 'react';
import type { SelectionActor } from './use-board.ts';

/** The actions that an item of a board can start. */
export interface BoardActions {
  /** Opens the list of containers for an item. */
  readonly askPlaces: (itemId: string) => void;
  /** Removes what is in a container. */
  readonly emptyContainer: (dropTargetId: string) => void;
  /** Asks what should go into an empty container; absent on boards without that question. */
  readonly fillContainer: ((dropTargetId: string) => void) | undefined;
  /** Which items are selected; absent where items are moved one by one. */
  readonly selection: SelectionActor | undefined;
  readonly isChoosable: (itemId: string) => boolean;
}

export const BoardActionsContext = createContext<BoardActions | undefined>(undefined);

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext);
  if (actions === undefined) throw new Error('There is no BoardSurface above this view');
  return actions;
}
