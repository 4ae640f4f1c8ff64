import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import type { DragBoardMachine } from './drag-board.machine.ts';

/** The outcome of the last changes: the board is `checked` after one without an answer, for which it is read again. */
export type BoardStatus = 'saving' | 'undone' | 'refused' | 'checking' | 'checked';

/** The view model of a board. */
export interface BoardViewModel<Board, Item, Container, Change> {
  /** Undefined until it was read. */
  readonly board: Board | undefined;
  /** Why there is no board. */
  readonly unread: Failure | undefined;
  /** Why it could not be read again, so that it may be out of date. */
  readonly stale: Failure | undefined;
  /** The item for which a container is chosen from a list. */
  readonly choosing: Item | undefined;
  /** The change that the user is asked to confirm. */
  readonly confirming: Change | undefined;
  /** The container of the last drop; undefined if it was outside of every container. */
  readonly droppedOn: Container | undefined;
  /** Undefined where there is no message. */
  readonly status: BoardStatus | undefined;
}

/** What a view shows of a board. */
export function selectBoard<Board, Item, Container, Change>(
  snapshot: SnapshotFrom<DragBoardMachine<Board, Item, Container, Change>>,
): BoardViewModel<Board, Item, Container, Change> {
  const { shown, failure, active, proposed, droppedOn } = snapshot.context;
  return {
    board: shown,
    unread: snapshot.matches({ board: 'unread' }) ? failure : undefined,
    stale: snapshot.matches({ board: 'stale' }) ? failure : undefined,
    choosing: snapshot.matches({ drag: 'choosing' }) ? active?.item : undefined,
    confirming: snapshot.matches({ drag: 'confirming' }) ? proposed : undefined,
    droppedOn,
    status: statusOf(snapshot),
  };
}

function statusOf<Board, Item, Container, Change>(
  snapshot: SnapshotFrom<DragBoardMachine<Board, Item, Container, Change>>,
): BoardStatus | undefined {
  if (snapshot.hasTag('saving')) return 'saving';
  if (snapshot.matches({ drag: 'undone' })) return 'undone';
  if (!snapshot.matches({ drag: 'failed' })) return undefined;
  if (!snapshot.context.isUnsure) return 'refused';
  if (snapshot.matches({ board: 'rereading' })) return 'checking';
  // A board that could not be read again says so itself.
  return snapshot.matches({ board: 'standing' }) ? 'checked' : undefined;
}
