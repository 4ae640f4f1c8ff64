import { assign, type EventObject, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  failing,
  fromOutcome,
  type Receiver,
  readingState,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { endedAfterLeaving, type LeftFormTelling, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type Adding, type Draft, leavesUnsure } from '@/shared/form.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { done, type Failure } from '@/shared/outcome.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import { makeUndos } from '@/shared/undo.machine.ts';
import type { CorrectionRepository } from './privacy.ports.ts';
import { type CorrectionDraft, correctionErrors, emptyCorrection, type OwnCorrection } from './privacy.ts';
import type { AskForCorrection } from './privacy.use-cases.ts';

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

/** The view model of the requested corrections. */
export interface CorrectionsViewModel extends Withdrawing {
  readonly corrections: AsyncState<readonly OwnCorrection[]>;
}

/** The requested corrections, with their calls provided. */
export interface ProvidedCorrections {
  readonly machine: typeof ownCorrectionsMachine;
  readonly select: (snapshot: SnapshotFrom<typeof ownCorrectionsMachine>) => CorrectionsViewModel;
}

/**
 * The form of a new request.
 * @param list is sent an event when it has to be read again
 */
export type CorrectionForm = (list: Receiver<CorrectionsOutdated>) => ProvidedForm<CorrectionDraft, 'missing', Failure>;

/** Provides the corrections that the user has requested from the office with their calls (MINE-06). */
export function provideCorrections(
  repository: CorrectionRepository,
  notifications: Notifications,
  user: Pick<CurrentUser, 'onGone'>,
): ProvidedCorrections {
  const notifyNotWithdrawn = (reason: Failure) =>
    notifications.notifyFailure({ subject: 'correctionNotWithdrawn', reason });
  const undos = makeUndos(notifications, notifyNotWithdrawn, user);
  // Undoing the withdrawal sends the same request again.
  const notifyWithdrawn = ({ field, wanted, note }: OwnCorrection) =>
    undos.offer({ subject: 'correctionWithdrawn' }, () => repository.ask({ field, wanted, note }));

  return {
    machine: ownCorrectionsMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => repository.own(signal)),
        withdraw: fromOutcome(({ input, signal }) => {
          const correction = required(input.withdrawing);
          const withdraw = async () => {
            const outcome = await repository.withdraw(correction.id);
            // A request that another tab has withdrawn already counts as withdrawn.
            return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
          };
          return toItsEnd(signal, withdraw, (left) =>
            left.kind === 'done' ? notifyWithdrawn(correction) : notifyNotWithdrawn(left.reason),
          );
        }),
        undoListener: undos.listenerSending({ type: 'corrections.outdated' }),
      },
      actions: {
        notifyWithdrawn: ({ context: { withdrawing } }) => notifyWithdrawn(required(withdrawing)),
        notifyNotWithdrawn: (_, reason) => notifyNotWithdrawn(reason),
      },
    }),
    select: ({ context: { corrections, failure, withdrawing } }) => ({
      corrections: asyncStateOf(corrections, failure),
      withdrawing,
    }),
  };
}

export function provideCorrectionForm(
  ask: AskForCorrection,
  draft: Draft<CorrectionDraft>,
  telling: LeftFormTelling,
  adds: Adding,
): CorrectionForm {
  const sentForms = makeSentForms<CorrectionDraft, null, Failure>();
  return (list) => {
    const notAsked = (reason: Failure) =>
      ({ subject: leavesUnsure(adds, reason) ? 'correctionUnsure' : 'correctionNotAsked', reason }) as const;
    return provideForm({
      definition: { initial: emptyCorrection, errors: correctionErrors, adds },
      submit: (written, signal) => ask(written, signal),
      accepted: () => list.send({ type: 'corrections.outdated' }),
      left: endedAfterLeaving(telling, notAsked, () =>
        telling.notifications.notify({ tone: 'success', subject: 'correctionAsked' }),
      ),
      draft,
      sentForms,
    });
  };
}
