import { type ProvidedRequests, provideRequests } from '@/shared/machines/provide-requests.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { Correction } from '../domain/correction.ts';
import type { CorrectionInbox } from '../ports/correction-inbox.ts';
import { notifyDecisions } from './decision-toasts.ts';

/** What members ask to be corrected; each is settled once the office has corrected it. */
export type ProvidedCorrectionInbox = ProvidedRequests<Correction, 'corrected'>;

/**
 * Provides the corrections with their calls (MINE-06).
 * @param possessiveName the user's name as a possessive, which the sentence of the toast continues
 */
export const provideCorrectionInbox = (
  inbox: CorrectionInbox,
  notifications: Notifications,
  possessiveName: (username: string) => string,
): ProvidedCorrectionInbox =>
  provideRequests<Correction, 'corrected'>({
    read: (signal) => inbox.open(signal),
    decide: (decision, signal) =>
      decision.kind === 'settled'
        ? inbox.finish(decision.request.id, signal)
        : inbox.decline(decision.request.id, decision.reason, signal),
    undo: ({ request }) => inbox.reopen(request.id),
    ...notifyDecisions(notifications, 'correctionDone', possessiveName),
  });
