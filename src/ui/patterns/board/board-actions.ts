import { createContext, use } from 'react';
import type { SelectionActor } from './use-board.ts';

/** What a name on a board can ask for itself. */
export interface BoardActions {
  /** Opens the list of places for an item. */
  readonly askPlaces: (itemId: string) => void;
  /** Takes whoever holds it out of a place. */
  readonly emptyOffice: (dropTargetId: string) => void;
  /** Asks who shall take a place that nobody holds; absent where that is not asked. */
  readonly fillOffice: ((dropTargetId: string) => void) | undefined;
  /** Which items are chosen; absent where they are moved one by one. */
  readonly selection: SelectionActor | undefined;
  readonly isChoosable: (itemId: string) => boolean;
}

export const BoardActionsContext = createContext<BoardActions | undefined>(undefined);

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext);
  if (actions === undefined) throw new Error('There is no BoardSurface above this view');
  return actions;
}
