import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { ChangeFailure } from '../stores/serial-queue.ts';
import type { BoardChangeEvent, BoardChangeNews, StartedChange } from './board-events.ts';
import { outcomeActors, required } from './outcome-actor.ts';
import type { Receiver } from './receiver.ts';
import { unimplementedAction, unimplementedActor } from './unimplemented.ts';

/** Calls that change a board. */
export const changeCalls = outcomeActors<ChangeFailure>('unexpected');

export interface BoardChangeInput<Change> {
  readonly made: StartedChange<Change>;
  readonly board: Receiver<BoardChangeNews<Change>>;
}

/**
 * One change of a board: it is sent once, and once it is saved it can be undone for a while (DUTY-04). Created once for
 * each `provide…` call.
 */
export function createBoardChangeMachine<Change>() {
  return setup({
    types: {
      context: {} as BoardChangeInput<Change>,
      input: {} as BoardChangeInput<Change>,
      events: {} as BoardChangeEvent,
    },
    actors: {
      save: fromPromise<null, StartedChange<Change>>(unimplementedActor('save')),
      /** Offered until the user answers, or until this actor stops. */
      offerUndo: fromCallback<BoardChangeEvent, StartedChange<Change>>(unimplementedAction('offerUndo')),
    },
    actions: {
      sendToBoard: sendTo(
        ({ context }) => context.board,
        (_, news: BoardChangeNews<Change>) => news,
      ),
      notifySaved: (_, _made: StartedChange<Change>) => unimplementedAction('notifySaved')(),
      notifyNotSaved: (_, _failed: { readonly made: StartedChange<Change>; readonly reason: ChangeFailure }) =>
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
                type: 'sendToBoard',
                params: ({ context }) => ({ type: 'change.saved', number: context.made.number }),
              },
            },
            {
              target: 'settled',
              actions: [
                {
                  type: 'sendToBoard',
                  params: ({ context }) => ({ type: 'change.saved', number: context.made.number }),
                },
                { type: 'notifySaved', params: ({ context }) => context.made },
              ],
            },
          ],
          onError: {
            target: 'settled',
            actions: [
              {
                type: 'sendToBoard',
                params: ({ context, event }) => ({
                  type: 'change.refused',
                  number: context.made.number,
                  reason: changeCalls.reasonOf(event.error),
                }),
              },
              {
                type: 'notifyNotSaved',
                params: ({ context, event }) => ({ made: context.made, reason: changeCalls.reasonOf(event.error) }),
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
              type: 'sendToBoard',
              params: ({ context }) => ({
                type: 'change.asked',
                change: required(context.made.opposite),
                isUndo: true,
              }),
            },
          },
          'undo.expired': 'settled',
          'change.overtaken': 'settled',
        },
      },
      settled: {
        type: 'final',
        entry: {
          type: 'sendToBoard',
          params: ({ context }) => ({ type: 'change.settled', number: context.made.number }),
        },
      },
    },
  });
}

export type BoardChangeMachine<Change> = ReturnType<typeof createBoardChangeMachine<Change>>;
