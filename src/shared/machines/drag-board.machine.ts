import { assign, enqueueActions, fromPromise, not, setup } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import { createBoardChangeMachine } from './board-change.machine.ts';
import { dependentsOf, idOf, withKnown, withoutChange, withRefused, withSaved, withStarted } from './board-changes.ts';
import type { ActiveItem, AskedChange, DragBoardEvent, ReadBoard, RefusedChange } from './board-events.ts';
import type { BoardInput } from './board-rules.ts';
import { type BoardState, changeAt, emptyBoard, isEffective, isSaving } from './board-state.ts';
import { failing, keeping, retrying } from './reading-state.ts';
import { unimplementedActor } from './unimplemented.ts';

/**
 * A board with items to drag (DUTY-03, DUTY-04). A change is shown at once and sent; a refused change is moved back, and where
 * the server may hold something else than is known, the board is read again. Any number of changes may be under way during a
 * drag. Created once for each `provide…` call: a view restarts when it gets another machine.
 */
export function createDragBoardMachine<Board, Item, Container, Change>() {
  const machineSetup = setup({
    types: {
      context: {} as BoardState<Board, Item, Container, Change>,
      events: {} as DragBoardEvent<Item, Container, Change>,
      input: {} as BoardInput<Board, Item, Container, Change>,
      tags: {} as 'saving',
    },
    actors: {
      load: fromPromise<ReadBoard<Board>>(unimplementedActor('load')),
      change: createBoardChangeMachine<Change>(),
    },
    actions: {
      lift: assign((_, { item, from, ids }: ActiveItem<Item>) => ({ active: { item, from, ids } })),
      drop: enqueueActions(({ context, context: { active, selection }, enqueue }, container: Container | undefined) => {
        enqueue.assign({ droppedOn: container, proposed: changeAt(context, container) });
        if (container !== undefined && active !== undefined && selection !== undefined)
          enqueue.sendTo(selection, { type: 'items.moved', ids: active.ids });
      }),
      requestProposedChange: enqueueActions(({ context: { proposed: change }, enqueue }) => {
        if (change !== undefined) enqueue.raise({ type: 'change.asked', change });
      }),
      keepRead: assign(({ context }, { known }: ReadBoard<Board>) => withKnown(context, known)),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      startChange: enqueueActions(({ context, enqueue, self: board }, asked: AskedChange<Change>) => {
        for (const { actor } of dependentsOf(context, asked.change))
          enqueue.sendTo(actor, { type: 'change.overtaken' });
        enqueue.assign(({ spawn }) =>
          withStarted(context, asked, (made) => spawn('change', { id: idOf(made.number), input: { made, board } })),
        );
      }),
      settleSaved: assign(({ context }, number: number) => withSaved(context, number)),
      settleRefused: assign(({ context }, refused: RefusedChange) => withRefused(context, refused)),
      dropChange: enqueueActions(({ context, enqueue }, number: number) => {
        enqueue.assign({ changes: withoutChange(context.changes, number) });
        enqueue.stopChild(idOf(number));
      }),
    },
    guards: {
      isRead: ({ context }) => context.known !== undefined,
      mustReload: ({ context }) => context.mustReload,
      isEffective: ({ context }, { change }: AskedChange<Change>) => isEffective(context, change),
      needsNoQuestion: ({ context }) => context.proposed === undefined || !context.rules.asksFirst(context.proposed),
      isSaving: ({ context }) => isSaving(context),
      hasEndedAs: ({ context }, ended: 'undone' | 'refused') => !isSaving(context) && context.ended === ended,
    },
  });

  const lifting = { type: 'lift', params: ({ event }: { readonly event: ActiveItem<Item> }) => event } as const;

  /** An item is moved: it is dragged, or its container is chosen from a list. */
  const moving = machineSetup.createStateConfig({
    on: {
      'item.dropped': { target: 'confirming', actions: { type: 'drop', params: ({ event }) => event.container } },
      'item.released': 'saving',
    },
  });

  const resting = machineSetup.createStateConfig({ always: { guard: 'isSaving', target: 'saving' } });

  /** The board is read, for the first time or again. */
  const reading = (failed: 'unread' | 'stale') =>
    machineSetup.createStateConfig({
      entry: assign({ mustReload: false }),
      invoke: { src: 'load', onDone: keeping('standing', 'keepRead'), onError: failing(failed, 'keepFailure') },
    });

  return machineSetup.createMachine({
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
            entry: assign({ active: undefined, proposed: undefined }),
            always: [
              { guard: { type: 'hasEndedAs', params: 'undone' }, target: 'undone' },
              { guard: { type: 'hasEndedAs', params: 'refused' }, target: 'failed' },
              { guard: not('isSaving'), target: 'idle' },
            ],
          },
        },
        on: {
          'item.lifted': { guard: 'isRead', target: '.dragging', actions: lifting },
          'move.chosen': { guard: 'isRead', target: '.choosing', actions: lifting },
        },
      },
    },
    on: {
      // Every change of a board starts here: by a drop, by a press, or by undoing another change.
      'change.asked': {
        guard: { type: 'isEffective', params: ({ event }) => event },
        actions: { type: 'startChange', params: ({ event }) => event },
      },
      'change.saved': { actions: { type: 'settleSaved', params: ({ event }) => event.number } },
      'change.refused': { actions: { type: 'settleRefused', params: ({ event }) => event } },
      'change.settled': { actions: { type: 'dropChange', params: ({ event }) => event.number } },
    },
  });
}

export type DragBoardMachine<Board, Item, Container, Change> = ReturnType<
  typeof createDragBoardMachine<Board, Item, Container, Change>
>;
