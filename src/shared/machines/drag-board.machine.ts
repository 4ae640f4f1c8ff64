import { assign, enqueueActions, fromPromise, raise, setup, stopChild } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import { boardChangeMachine } from './board-change.machine.ts';
import type { AskedChange, DragBoardEvent, RefusedChange } from './board-events.ts';
import {
  type BoardRules,
  type BoardState,
  changeAt,
  emptyBoard,
  isEffective,
  isUnderWay,
  overtakenBy,
  withKnown,
  withMade,
  without,
  withRefused,
  withSaved,
} from './board-state.ts';
import { failing, retrying } from './reading-state.ts';
import { unimplementedActor } from './unimplemented.ts';

const board = setup({
  types: { context: {} as BoardState, events: {} as DragBoardEvent, input: {} as BoardRules, tags: {} as 'saving' },
  actors: { load: fromPromise<unknown>(unimplementedActor('load')), change: boardChangeMachine },
  actions: {
    lift: assign(({ event }) => ({ active: 'item' in event ? { item: event.item, from: event.from } : undefined })),
    propose: assign(({ context }, { place }: { readonly place: unknown }) => ({ proposed: changeAt(context, place) })),
    askForIt: raise(({ context }) => ({ type: 'change.asked', change: context.proposed })),
    release: assign({ active: undefined, proposed: undefined }),
    take: assign(({ context }, { known }: { readonly known: unknown }) => withKnown(context, known)),
    keepReason: assign((_, reason: Failure) => ({ reason })),
    doubt: assign((_, isDoubtful: boolean) => ({ isDoubtful })),
    overtake: enqueueActions(({ context, enqueue }, { change }: AskedChange) => {
      for (const { actor } of overtakenBy(context, change)) enqueue.sendTo(actor, { type: 'change.overtaken' });
    }),
    make: assign(({ context, spawn, self }, asked: AskedChange) =>
      withMade(context, asked, (made) =>
        spawn('change', { id: `change-${made.number}`, input: { made, board: self } }),
      ),
    ),
    settleSaved: assign(({ context }, number: number) => withSaved(context, number)),
    settleRefused: assign(({ context }, refused: RefusedChange) => withRefused(context, refused)),
    forget: assign(({ context }, number: number) => ({ changes: without(context.changes, number) })),
    dismiss: stopChild((_, number: number) => `change-${number}`),
  },
  guards: {
    isRead: ({ context }) => context.known !== undefined,
    isDoubtful: ({ context }) => context.isDoubtful,
    isEffective: ({ context }, { change }: AskedChange) => isEffective(context, change),
    needsNoQuestion: ({ context }) => context.proposed === undefined || !context.rules.asksFirst(context.proposed),
    isSaving: ({ context }) => isUnderWay(context),
    endedWith: ({ context }, ended: BoardState['ended']) => !isUnderWay(context) && context.ended === ended,
  },
});

/** An item is moved: it is dragged, or its place is chosen from a list. */
const moving = board.createStateConfig({
  on: {
    'item.dropped': { target: 'confirming', actions: { type: 'propose', params: ({ event }) => event } },
    'item.released': 'saving',
  },
});

/** No item is moved. */
const resting = board.createStateConfig({ always: { guard: 'isSaving', target: 'saving' } });

/** The board is read, for the first time or anew. */
const reading = (failed: 'unread' | 'stale') =>
  board.createStateConfig({
    entry: { type: 'doubt', params: false },
    invoke: {
      src: 'load',
      onDone: { target: 'standing', actions: { type: 'take', params: ({ event }) => ({ known: event.output }) } },
      onError: failing(failed, 'keepReason'),
    },
  });

/**
 * A board on which things are moved (DUTY-03, DUTY-04). A change is shown at once and sent; what is refused goes back, and
 * where the server may hold something else than is known, the board is read again. Any number of changes may be on their
 * way while an item is dragged: what is shown is always what the server is known to hold, with all of them.
 */
export const dragBoardMachine = board.createMachine({
  id: 'dragBoard',
  context: ({ input }) => emptyBoard(input),
  type: 'parallel',
  states: {
    board: {
      initial: 'loading',
      states: {
        loading: reading('unread'),
        unread: retrying('loading'),
        standing: { always: { guard: 'isDoubtful', target: 'rereading' } },
        rereading: reading('stale'),
        stale: { always: { guard: 'isDoubtful', target: 'rereading' }, on: { 'retry.asked': 'rereading' } },
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
        /** What the drop would change is asked about once more, where it has to be. */
        confirming: {
          always: { guard: 'needsNoQuestion', target: 'saving', actions: 'askForIt' },
          on: { 'change.confirmed': { target: 'saving', actions: 'askForIt' }, 'change.declined': 'saving' },
        },
        // Where nothing is on its way it ends at once, as it ended before.
        saving: {
          tags: 'saving',
          entry: 'release',
          always: [
            { guard: { type: 'endedWith', params: 'saved' }, target: 'idle' },
            { guard: { type: 'endedWith', params: 'undone' }, target: 'undone' },
            { guard: { type: 'endedWith', params: 'refused' }, target: 'failed' },
          ],
        },
      },
      on: {
        'item.lifted': { guard: 'isRead', target: '.dragging', actions: 'lift' },
        'places.asked': { guard: 'isRead', target: '.choosing', actions: 'lift' },
      },
    },
  },
  on: {
    // The one way in which a board is changed: by what was put down, by a press, or by taking another change back.
    'change.asked': {
      guard: { type: 'isEffective', params: ({ event }) => event },
      actions: [
        { type: 'overtake', params: ({ event }) => event },
        { type: 'make', params: ({ event }) => event },
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
