import type { LockKeys } from '../stores/serial-queue.ts';
import type { Receiver } from './receiver.ts';
import type { ItemsMoved } from './selection.machine.ts';

/** The rules of a board: pure functions over types that only its module knows. */
export interface BoardRules<Board, Item, Container, Change> {
  /** The change that dropping an item at a container makes; undefined where it makes none. */
  readonly changeOf: (board: Board, item: Item, container: Container) => Change | undefined;
  /** The board after a change; the same object where it changes nothing. */
  readonly after: (board: Board, change: Change) => Board;
  /** The change that undoes another one, from the board before it; undefined where none can. */
  readonly opposite: (before: Board, change: Change) => Change | undefined;
  /** Whether the user has to confirm a change before it is made. */
  readonly asksFirst: (change: Change) => boolean;
  readonly lockKeys: (change: Change) => LockKeys;
}

/** What a board runs with. @property selection absent where items are moved one by one */
export interface BoardInput<Board, Item, Container, Change> extends BoardRules<Board, Item, Container, Change> {
  readonly selection?: Receiver<ItemsMoved> | undefined;
}
