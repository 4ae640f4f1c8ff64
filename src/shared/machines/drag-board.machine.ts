import { assign, fromPromise, setup } from 'xstate';
import { changedNothing, type Fault, isLost, type Outcome } from '../domain/outcome.ts';
import {
  type BoardRules,
  type BoardState,
  emptyBoard,
  type SentChange,
  sentBy,
  staleOffers,
  withKnown,
  withoutRefused,
  withSaved,
  withSent,
} from './board-state.ts';
import { type BoardStep, type DragBoardEvent, meant, savedBy } from './board-step.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

const board = setup({
  types: { context: {} as BoardState, events: {} as DragBoardEvent, input: {} as BoardRules },
  actors: { load: fromPromise<Outcome<unknown>>(unimplementedActor('load')) },
  actions: {
    save: (_, _sent: SentChange | undefined) => unimplementedAction('save')(),
    notifySaved: (_, _saved: { readonly sent: SentChange | undefined; readonly offersUndo: boolean }) =>
      unimplementedAction('notifySaved')(),
    notifyNotSaved: (_, _refusal: { readonly sent: SentChange | undefined; readonly reason: Fault }) =>
      unimplementedAction('notifyNotSaved')(),
    withdrawUndo: (_, _offers: readonly SentChange[]) => unimplementedAction('withdrawUndo')(),
    hold: assign((_, held: BoardState['held']) => ({ held })),
    weigh: assign(({ context, event }) => ({ weighed: meant({ context, event }) })),
    letGo: assign({ held: undefined, weighed: undefined }),
    take: assign(({ context }, outcome: Outcome<unknown>) =>
      outcome.kind === 'done' ? withKnown(context, outcome.value) : {},
    ),
    keepReason: assign((_, reason: Fault) => ({ reason })),
    doubt: assign((_, isDoubtful: boolean) => ({ isDoubtful })),
    place: assign(({ context, event }) => withSent(context, meant({ context, event }), event.type === 'undo.asked')),
    settleSaved: assign(({ context }, number: number) => withSaved(context, number)),
    settleRefused: assign(({ context }, number: number) => withoutRefused(context, number)),
    markRefused: assign((_, reason: Fault) => ({ ended: 'refused', isUnsure: isLost(reason) })),
    forgetUndo: assign(({ context }, number: number) => ({
      undoable: context.undoable.filter((offer) => offer.number !== number),
    })),
  },
  guards: {
    isRead: ({ context }) => context.known !== undefined,
    isDone: (_, outcome: Outcome<unknown>) => outcome.kind === 'done',
    isDoubtful: ({ context }) => context.isDoubtful,
    isMeant: (moment) => meant(moment) !== undefined,
    asksFirst: (moment) => {
      const change = meant(moment);
      return change !== undefined && moment.context.rules.asksFirst(change);
    },
    isUnderWay: ({ context }, number: number) => sentBy(context, number) !== undefined,
    fellWithAnother: (_, reason: Fault) => reason === 'aborted',
    isSaving: ({ context }) => context.sent.length > 0,
    endedWith: ({ context }, ended: BoardState['ended']) => context.sent.length === 0 && context.ended === ended,
  },
});

/** Shows the change that is meant, and sends it. */
const placing = [
  {
    type: 'withdrawUndo',
    params: (moment: BoardStep) => staleOffers(moment.context, meant(moment)),
  },
  'place',
  { type: 'save', params: ({ context }: BoardStep) => context.sent.at(-1) },
] as const;

/** Something is in the hand: it is dragged, or its place is chosen from a list. */
const holding = board.createStateConfig({
  on: {
    'item.dropped': [
      { guard: 'asksFirst', target: 'weighing', actions: 'weigh' },
      { guard: 'isMeant', target: 'saving', actions: placing },
      { target: 'saving' },
    ],
    'item.released': 'saving',
  },
});

/** Nothing is in the hand. */
const resting = board.createStateConfig({ always: { guard: 'isSaving', target: 'saving' } });

/**
 * A board on which things are moved (DUTY-03, DUTY-04). A change is shown at once and sent; what is refused goes back, and
 * where the server may hold something else than is known, the board is read again. Any number of changes may be on their
 * way while something is in the hand: what is shown is always what the server is known to hold, with all of them.
 */
export const dragBoardMachine = board.createMachine({
  id: 'dragBoard',
  context: ({ input }) => emptyBoard(input),
  type: 'parallel',
  states: {
    board: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'standing',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'unread', actions: { type: 'keepReason', params: ({ event }) => reasonOf(event.output) } },
            ],
            onError: { target: 'unread', actions: { type: 'keepReason', params: 'malformed' } },
          },
        },
        unread: {
          on: { 'retry.asked': 'loading' },
        },
        standing: { always: { guard: 'isDoubtful', target: 'rereading' } },
        rereading: {
          entry: { type: 'doubt', params: false },
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'standing',
                actions: { type: 'take', params: ({ event }) => event.output },
              },
              { target: 'stale', actions: { type: 'keepReason', params: ({ event }) => reasonOf(event.output) } },
            ],
            onError: { target: 'stale', actions: { type: 'keepReason', params: 'malformed' } },
          },
        },
        stale: {
          always: { guard: 'isDoubtful', target: 'rereading' },
          on: { 'retry.asked': 'rereading' },
        },
      },
    },
    hand: {
      initial: 'idle',
      states: {
        idle: resting,
        undone: resting,
        failed: resting,
        dragging: holding,
        choosing: holding,
        weighing: {
          on: {
            'change.confirmed': [{ guard: 'isMeant', target: 'saving', actions: placing }, { target: 'saving' }],
            'change.declined': 'saving',
          },
        },
        // Where nothing is on its way it ends at once, as it ended before.
        saving: {
          entry: 'letGo',
          always: [
            { guard: { type: 'endedWith', params: 'saved' }, target: 'idle' },
            { guard: { type: 'endedWith', params: 'undone' }, target: 'undone' },
            { guard: { type: 'endedWith', params: 'refused' }, target: 'failed' },
          ],
        },
      },
      on: {
        'item.lifted': {
          guard: 'isRead',
          target: '.dragging',
          actions: { type: 'hold', params: ({ event: { item, from } }) => ({ item, from }) },
        },
        'places.asked': {
          guard: 'isRead',
          target: '.choosing',
          actions: { type: 'hold', params: ({ event: { item, from } }) => ({ item, from }) },
        },
      },
    },
  },
  on: {
    'change.asked': { guard: 'isMeant', actions: placing },
    'change.saved': {
      guard: { type: 'isUnderWay', params: ({ event }) => event.number },
      actions: [
        { type: 'notifySaved', params: ({ context, event }) => savedBy(context, event.number) },
        { type: 'settleSaved', params: ({ event }) => event.number },
      ],
    },
    'change.refused': [
      {
        // The reader is told of that one.
        guard: { type: 'fellWithAnother', params: ({ event }) => event.reason },
        actions: { type: 'settleRefused', params: ({ event }) => event.number },
      },
      {
        guard: { type: 'isUnderWay', params: ({ event }) => event.number },
        actions: [
          {
            type: 'notifyNotSaved',
            params: ({ context, event: { number, reason } }) => ({ sent: sentBy(context, number), reason }),
          },
          { type: 'settleRefused', params: ({ event }) => event.number },
          { type: 'markRefused', params: ({ event }) => event.reason },
          {
            type: 'doubt',
            params: ({ context, event }) => context.isDoubtful || !changedNothing(event.reason),
          },
        ],
      },
    ],
    'undo.asked': { guard: 'isMeant', actions: placing },
    'undo.gone': { actions: { type: 'forgetUndo', params: ({ event }) => event.number } },
    'page.left': { actions: { type: 'withdrawUndo', params: ({ context }) => context.undoable } },
  },
});

function reasonOf(outcome: Outcome<unknown>): Fault {
  return outcome.kind === 'refused' ? outcome.reason : 'malformed';
}
