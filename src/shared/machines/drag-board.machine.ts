import { setUpBoard } from './board-setup.machine.ts';
import { emptyBoard } from './board-state.ts';
import { failing, retrying } from './reading-state.ts';

/**
 * A board with items to drag (DUTY-03, DUTY-04). A change is shown at once and sent; a refused change is moved back, and where
 * the server may hold something else than is known, the board is read again. Any number of changes may be under way while
 * an item is dragged: the view shows the board that the server is known to hold, with all of them applied. Created once for
 * each `provide…` call: a view restarts when it gets another machine.
 */
export function createDragBoardMachine<Board, Item, Container, Change>() {
  const board = setUpBoard<Board, Item, Container, Change>();
  /** An item is moved: it is dragged, or its container is chosen from a list. */
  const moving = board.createStateConfig({
    on: {
      'item.dropped': { target: 'confirming', actions: { type: 'propose', params: ({ event }) => event } },
      'item.released': 'saving',
    },
  });

  /** No item is moved. */
  const resting = board.createStateConfig({ always: { guard: 'isSaving', target: 'saving' } });

  /** The board is read, for the first time or again. */
  const reading = (failed: 'unread' | 'stale') =>
    board.createStateConfig({
      entry: { type: 'setMustReload', params: false },
      invoke: {
        src: 'load',
        onDone: { target: 'standing', actions: { type: 'take', params: ({ event }) => event.output } },
        onError: failing(failed, 'keepFailure'),
      },
    });

  return board.createMachine({
    id: 'dragBoard',
    context: ({ input }) => emptyBoard(input),
    type: 'parallel',
    states: {
      board: {
        initial: 'loading',
        states: {
          loading: reading('unread'),
          unread: retrying('loading'),
          standing: { always: { guard: 'mustReload', target: 'rereading' } },
          rereading: reading('stale'),
          stale: { always: { guard: 'mustReload', target: 'rereading' }, on: { 'retry.asked': 'rereading' } },
        },
      },
      drag: {
        initial: 'idle',
        states: {
          idle: resting,
          undone: resting,
          failed: resting,
          dragging: moving,
          choosing: moving,
          /** The user is asked to confirm the change, where its rules require it. */
          confirming: {
            always: { guard: 'needsNoQuestion', target: 'saving', actions: 'requestProposedChange' },
            on: {
              'change.confirmed': { target: 'saving', actions: 'requestProposedChange' },
              'change.declined': 'saving',
            },
          },
          // Where no change is under way it ends at once, with the outcome of the last one.
          saving: {
            tags: 'saving',
            entry: 'release',
            always: [
              { guard: { type: 'hasEndedAs', params: 'saved' }, target: 'idle' },
              { guard: { type: 'hasEndedAs', params: 'undone' }, target: 'undone' },
              { guard: { type: 'hasEndedAs', params: 'refused' }, target: 'failed' },
            ],
          },
        },
        on: {
          'item.lifted': {
            guard: 'isRead',
            target: '.dragging',
            actions: { type: 'lift', params: ({ event }) => event },
          },
          'move.chosen': {
            guard: 'isRead',
            target: '.choosing',
            actions: { type: 'lift', params: ({ event }) => event },
          },
        },
      },
    },
    on: {
      // Every change of a board starts here: by a drop, by a press, or by undoing another change.
      'change.asked': {
        guard: { type: 'isEffective', params: ({ event }) => event },
        actions: [
          { type: 'cancelDependents', params: ({ event }) => event },
          { type: 'startChange', params: ({ event }) => event },
        ],
      },
      'change.saved': { actions: { type: 'settleSaved', params: ({ event }) => event.number } },
      'change.refused': { actions: { type: 'settleRefused', params: ({ event }) => event } },
      'change.settled': {
        actions: [
          { type: 'forget', params: ({ event }) => event.number },
          { type: 'dismiss', params: ({ event }) => event.number },
        ],
      },
    },
  });
}

export type DragBoardMachine<Board, Item, Container, Change> = ReturnType<
  typeof createDragBoardMachine<Board, Item, Container, Change>
>;
