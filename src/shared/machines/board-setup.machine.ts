import { assign, enqueueActions, fromPromise, setup, stopChild } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import { createBoardChangeMachine } from './board-change.machine.ts';
import {
  dependentsOf,
  hasRunningChange,
  withKnown,
  withoutChange,
  withRefused,
  withSaved,
  withStarted,
} from './board-changes.ts';
import type { AskedChange, DragBoardEvent, RefusedChange } from './board-events.ts';
import type { BoardRules } from './board-rules.ts';
import { type ActiveItem, type BoardState, changeAt, isEffective } from './board-state.ts';
import { unimplementedActor } from './unimplemented.ts';

/** A board as it was read. */
export interface ReadBoard<Board> {
  readonly known: Board;
}

/** Types, guards and actions of the board machine; {@link createDragBoardMachine} says when they are used. */
export function setUpBoard<Board, Item, Container, Change>() {
  return setup({
    types: {
      context: {} as BoardState<Board, Item, Container, Change>,
      events: {} as DragBoardEvent<Item, Container, Change>,
      input: {} as BoardRules<Board, Item, Container, Change>,
      tags: {} as 'saving',
    },
    actors: {
      load: fromPromise<ReadBoard<Board>>(unimplementedActor('load')),
      change: createBoardChangeMachine<Change>(),
    },
    actions: {
      lift: assign((_, { item, from }: ActiveItem<Item>) => ({ active: { item, from } })),
      propose: assign(({ context }, { container }: { readonly container: Container | undefined }) => ({
        proposed: changeAt(context, container),
      })),
      requestProposedChange: enqueueActions(({ context: { proposed: change }, enqueue }) => {
        if (change !== undefined) enqueue.raise({ type: 'change.asked', change });
      }),
      release: assign({ active: undefined, proposed: undefined }),
      take: assign(({ context }, { known }: ReadBoard<Board>) => withKnown(context, known)),
      keepFailure: assign((_, failure: Failure) => ({ failure })),
      setMustReload: assign((_, mustReload: boolean) => ({ mustReload })),
      cancelDependents: enqueueActions(({ context, enqueue }, { change }: AskedChange<Change>) => {
        for (const { actor } of dependentsOf(context, change)) enqueue.sendTo(actor, { type: 'change.overtaken' });
      }),
      startChange: assign(({ context, spawn, self }, asked: AskedChange<Change>) =>
        withStarted(context, asked, (made) =>
          spawn('change', { id: `change-${made.number}`, input: { made, board: self } }),
        ),
      ),
      settleSaved: assign(({ context }, number: number) => withSaved(context, number)),
      settleRefused: assign(({ context }, refused: RefusedChange) => withRefused(context, refused)),
      forget: assign(({ context }, number: number) => ({ changes: withoutChange(context.changes, number) })),
      dismiss: stopChild((_, number: number) => `change-${number}`),
    },
    guards: {
      isRead: ({ context }) => context.known !== undefined,
      mustReload: ({ context }) => context.mustReload,
      isEffective: ({ context }, { change }: AskedChange<Change>) => isEffective(context, change),
      needsNoQuestion: ({ context }) => context.proposed === undefined || !context.rules.asksFirst(context.proposed),
      isSaving: ({ context }) => hasRunningChange(context),
      hasEndedAs: ({ context }, ended: 'saved' | 'undone' | 'refused') =>
        !hasRunningChange(context) && context.ended === ended,
    },
  });
}
