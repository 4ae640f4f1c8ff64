import type { SnapshotFrom } from 'xstate';
import { done, type Failure } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { makeUndos } from '@/shared/machines/undos.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type CorrectionDraft, correctionErrors, emptyCorrection, type OwnCorrection } from '../domain/correction.ts';
import type { CorrectionRepository } from '../ports/correction-repository.ts';
import type { AskForCorrection } from '../use-cases/make-ask-for-correction.ts';
import { type CorrectionsOutdated, ownCorrectionsMachine, type Withdrawing } from './own-corrections.machine.ts';

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

  return {
    machine: ownCorrectionsMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => repository.own(signal)),
        withdraw: fromOutcome(async ({ input, signal }) => {
          const outcome = await repository.withdraw(required(input.withdrawing).id, signal);
          // A request that another tab has withdrawn already counts as withdrawn.
          return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
        }),
        undoListener: undos.listenerSending({ type: 'corrections.outdated' }),
      },
      actions: {
        notifyWithdrawn: ({ context: { withdrawing } }) => {
          const { field, wanted, note } = required(withdrawing);
          // Undoing the withdrawal sends the same request again.
          undos.offer({ subject: 'correctionWithdrawn' }, () => repository.ask({ field, wanted, note }));
        },
        notifyNotWithdrawn: (_, reason) => notifyNotWithdrawn(reason),
      },
    }),
    select: ({ context: { corrections, failure, withdrawing } }) => ({
      corrections: asyncStateOf(corrections, failure),
      withdrawing,
    }),
  };
}

export const provideCorrectionForm =
  (ask: AskForCorrection, draft: Draft<CorrectionDraft>): CorrectionForm =>
  (list) =>
    provideForm({
      definition: { initial: emptyCorrection, errors: correctionErrors },
      submit: (written, signal) => ask(written, signal),
      accepted: () => list.send({ type: 'corrections.outdated' }),
      draft,
    });
