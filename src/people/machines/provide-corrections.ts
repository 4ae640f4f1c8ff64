import { done, type Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import { type ProvidedRequests, provideRequests } from '@/shared/machines/provide-requests.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type CorrectionDraft, correctionErrors, emptyCorrection, type OwnCorrection } from '../domain/correction.ts';
import type { CorrectionRepository } from '../ports/correction-repository.ts';
import type { AskForCorrection } from '../use-cases/make-ask-for-correction.ts';

/** What the user has asked for; each is settled by being taken back, and none declined. */
export type ProvidedCorrections = ProvidedRequests<OwnCorrection, 'withdrawn'>;

/** The form of a new one. @param sent called when the list is no longer what it was */
export type CorrectionForm = (sent: () => void) => ProvidedForm<CorrectionDraft, 'missing', Failure>;

/** Provides what the user has asked the office to correct, with its calls (MINE-06). */
export const provideCorrections = (
  repository: CorrectionRepository,
  notifications: Notifications,
): ProvidedCorrections =>
  provideRequests<OwnCorrection, 'withdrawn'>({
    read: (signal) => repository.own(signal),
    decide: async ({ request }, signal) => {
      const outcome = await repository.withdraw(request.id, signal);
      // What was taken back in another window is gone, as was wanted.
      return outcome.kind === 'refused' && outcome.reason === 'notFound' ? done(null) : outcome;
    },
    // What was taken back is asked for again, in the same words.
    undo: ({ request: { field, wanted, note } }) => repository.ask({ field, wanted, note }),
    notifyDecided: (_, undo) =>
      notifications.notify({ tone: 'info', subject: 'correctionWithdrawn', onAction: undo, onUndo: undo }),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason }),
  });

export const provideCorrectionForm =
  (ask: AskForCorrection, draft: Draft<CorrectionDraft>): CorrectionForm =>
  (sent) =>
    provideForm({
      definition: { initial: emptyCorrection, errors: correctionErrors },
      submit: (written, signal) => ask(written, signal),
      accepted: sent,
      draft,
    });
