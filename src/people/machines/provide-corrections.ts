import type { SnapshotFrom } from 'xstate';
import { done, type Failure, settledOutcome } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type CorrectionDraft, correctionErrors, emptyCorrection, type OwnCorrection } from '../domain/correction.ts';
import type { CorrectionRepository } from '../ports/correction-repository.ts';
import type { AskForCorrection } from '../use-cases/make-ask-for-correction.ts';
import { type CorrectionsOutdated, ownCorrectionsMachine, type Withdrawing } from './own-corrections.machine.ts';

/** The view model of what the user has asked for. */
export interface CorrectionsViewModel extends Withdrawing {
  readonly corrections: AsyncState<readonly OwnCorrection[]>;
}

/** What the user has asked for, with its calls. */
export interface ProvidedCorrections {
  readonly machine: typeof ownCorrectionsMachine;
  readonly select: (snapshot: SnapshotFrom<typeof ownCorrectionsMachine>) => CorrectionsViewModel;
}

/** The form of a new one. @param list is told when it is no longer what it was */
export type CorrectionForm = (list: Receiver<CorrectionsOutdated>) => ProvidedForm<CorrectionDraft, 'missing', Failure>;

/** Provides what the user has asked the office to correct, with its calls (MINE-06). */
export function provideCorrections(
  repository: CorrectionRepository,
  notifications: Notifications,
): ProvidedCorrections {
  const notifyNotWithdrawn = (reason: Failure) =>
    notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason });
  /** Also after the page was left: the toast stays. What was taken back is asked for again, in the same words. */
  const undo = async ({ field, wanted, note }: OwnCorrection, reread: () => void) => {
    const outcome = await settledOutcome(() => repository.ask({ field, wanted, note }));
    if (outcome.kind === 'refused') notifyNotWithdrawn(outcome.reason);
    reread();
  };

  return {
    machine: ownCorrectionsMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => repository.own(signal)),
        withdraw: fromOutcome(async ({ input, signal }) => {
          const outcome = await repository.withdraw(required(input.withdrawing).id, signal);
          // What was taken back in another window is gone, as was wanted.
          return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
        }),
      },
      actions: {
        notifyWithdrawn: ({ context: { withdrawing }, self }) => {
          const reread = () => self.getSnapshot().status === 'active' && self.send({ type: 'corrections.outdated' });
          const onUndo = () => void (withdrawing && undo(withdrawing, reread));
          notifications.notify({ tone: 'info', subject: 'correctionWithdrawn', onAction: onUndo, onUndo });
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
