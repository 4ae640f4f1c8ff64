import { type ActorRef, assign, fromCallback, fromPromise, type Snapshot, sendTo, setup } from 'xstate';
import type { Failure } from '../domain/outcome.ts';
import type { BoardChangeEvent, BoardChangeReport, MadeChange } from './board-events.ts';
import { reasonOf } from './outcome-actor.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

export interface BoardChangeInput {
  readonly made: MadeChange;
  readonly board: ActorRef<Snapshot<unknown>, BoardChangeReport>;
}

/** One change of a board: it is sent once, and once it is saved it can be taken back for a while (DUTY-04). */
export const boardChangeMachine = setup({
  types: {
    context: {} as BoardChangeInput,
    input: {} as BoardChangeInput,
    events: {} as BoardChangeEvent,
  },
  actors: {
    save: fromPromise<null, MadeChange>(unimplementedActor('save')),
    /** Stands until it is answered, or taken back by the end of this actor. */
    offerUndo: fromCallback<BoardChangeEvent, MadeChange>(unimplementedAction('offerUndo')),
  },
  actions: {
    report: sendTo(
      ({ context }) => context.board,
      (_, report: BoardChangeReport) => report,
    ),
    notifySaved: (_, _made: MadeChange) => unimplementedAction('notifySaved')(),
    notifyNotSaved: (_, _failed: { readonly made: MadeChange; readonly reason: Failure }) =>
      unimplementedAction('notifyNotSaved')(),
    forgetOpposite: assign(({ context: { made } }) => ({ made: { ...made, opposite: undefined } })),
  },
  guards: { canUndo: ({ context }) => context.made.opposite !== undefined },
}).createMachine({
  id: 'boardChange',
  context: ({ input }) => input,
  initial: 'saving',
  states: {
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.made,
        onDone: [
          {
            guard: 'canUndo',
            target: 'undoable',
            actions: {
              type: 'report',
              params: ({ context }) => ({ type: 'change.saved', number: context.made.number }),
            },
          },
          {
            target: 'settled',
            actions: [
              { type: 'report', params: ({ context }) => ({ type: 'change.saved', number: context.made.number }) },
              { type: 'notifySaved', params: ({ context }) => context.made },
            ],
          },
        ],
        onError: {
          target: 'settled',
          actions: [
            {
              type: 'report',
              params: ({ context, event }) => ({
                type: 'change.refused',
                number: context.made.number,
                reason: reasonOf(event.error),
              }),
            },
            {
              type: 'notifyNotSaved',
              params: ({ context, event }) => ({ made: context.made, reason: reasonOf(event.error) }),
            },
          ],
        },
      },
      on: { 'change.overtaken': { actions: 'forgetOpposite' } },
    },
    undoable: {
      invoke: { src: 'offerUndo', input: ({ context }) => context.made },
      on: {
        'undo.asked': {
          target: 'settled',
          actions: {
            type: 'report',
            params: ({ context }) => ({ type: 'change.asked', change: context.made.opposite, isUndo: true }),
          },
        },
        'undo.expired': 'settled',
        'change.overtaken': 'settled',
      },
    },
    settled: {
      type: 'final',
      entry: { type: 'report', params: ({ context }) => ({ type: 'change.settled', number: context.made.number }) },
    },
  },
});
