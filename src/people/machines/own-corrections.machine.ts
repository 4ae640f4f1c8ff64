import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failing, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { OwnCorrection } from '../domain/correction.ts';

/** A correction was requested, or a withdrawal undone. */
export interface CorrectionsOutdated {
  readonly type: 'corrections.outdated';
}

export type OwnCorrectionsEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'withdrawal.asked'; readonly correction: OwnCorrection }
  | CorrectionsOutdated;

export interface Withdrawing {
  /** The request that is being withdrawn, until the list was read again. */
  readonly withdrawing: OwnCorrection | undefined;
}

interface OwnCorrectionsContext extends Withdrawing {
  /** As the server sent them last; undefined until then. */
  readonly corrections: readonly OwnCorrection[] | undefined;
  /** Why they could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
}

/**
 * The corrections that the user has requested from the office (MINE-06). A withdrawal is sent at once, and the list is
 * read again, because the office may have decided before; it can be undone as long as its toast is shown.
 */
export const ownCorrectionsMachine = setup({
  types: { context: {} as OwnCorrectionsContext, events: {} as OwnCorrectionsEvent },
  actors: {
    read: fromPromise<readonly OwnCorrection[]>(unimplementedActor('read')),
    withdraw: fromPromise<null, Withdrawing>(unimplementedActor('withdraw')),
    undoListener: fromCallback<EventObject>(unimplementedAction('undoListener')),
  },
  actions: {
    notifyWithdrawn: unimplementedAction('notifyWithdrawn'),
    notifyNotWithdrawn: (_, _reason: Failure) => unimplementedAction('notifyNotWithdrawn')(),
    setWithdrawing: assign((_, withdrawing: OwnCorrection) => ({ withdrawing })),
    clearWithdrawing: assign({ withdrawing: undefined }),
    keep: assign((_, corrections: readonly OwnCorrection[]) => ({ corrections })),
    setFailure: assign((_, failure: Failure) => ({ failure, corrections: undefined })),
  },
  guards: {
    /** What was withdrawn last stays in the list until that is read again. */
    mayWithdraw: ({ context: { corrections, withdrawing } }) => corrections !== undefined && withdrawing === undefined,
  },
}).createMachine({
  id: 'ownCorrections',
  context: { corrections: undefined, failure: undefined, withdrawing: undefined },
  invoke: { src: 'undoListener' },
  initial: 'reading',
  states: {
    reading: {
      entry: assign({ failure: undefined }),
      ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['setFailure'] }),
      on: {
        // A list that is shown can be used while it is read again; it is read once more after the withdrawal.
        'withdrawal.asked': {
          guard: 'mayWithdraw',
          target: 'withdrawing',
          actions: { type: 'setWithdrawing', params: ({ event }) => event.correction },
        },
      },
    },
    failed: { entry: 'clearWithdrawing', ...retrying('reading') },
    ready: {
      entry: 'clearWithdrawing',
      on: {
        'withdrawal.asked': {
          target: 'withdrawing',
          actions: { type: 'setWithdrawing', params: ({ event }) => event.correction },
        },
      },
    },
    withdrawing: {
      invoke: {
        src: 'withdraw',
        input: ({ context: { withdrawing } }) => ({ withdrawing }),
        onDone: { target: 'reading', actions: 'notifyWithdrawn' },
        onError: failing('reading', 'notifyNotWithdrawn'),
      },
      // The list is read again after a success and after a failure.
      on: { 'corrections.outdated': {} },
    },
  },
  on: { 'corrections.outdated': '.reading' },
});
