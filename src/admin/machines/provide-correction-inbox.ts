import type { Correction } from '../domain/correction.ts';
import type { CorrectionRequestRepository } from '../ports/correction-request-repository.ts';
import {
  makeReopeningToasts,
  type ProvidedRequests,
  provideRequests,
  type RequestsOutside,
} from './provide-requests.ts';
import type { Acceptance } from './requests-state.ts';

/** The corrections that members request; each is accepted once the office has corrected the entry. */
export type ProvidedCorrectionInbox = ProvidedRequests<Correction, Acceptance<Correction>>;

/** Provides the requested corrections with their calls; an acceptance can be undone (MINE-06). */
export function provideCorrectionInbox(
  repository: CorrectionRequestRepository,
  common: RequestsOutside,
): ProvidedCorrectionInbox {
  const { notifications, possessiveName } = common;
  const toast = makeReopeningToasts(possessiveName, (id) => repository.reopen(id));
  return provideRequests({
    ...common,
    read: (signal) => repository.open(signal),
    accept: ({ request }, signal) => repository.finish(request.id, signal),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: toast({ tone: 'success', subject: 'correctionDone' }),
    notifyPerhapsAccepted: toast({ tone: 'info', subject: 'correctionDoneUnsure' }),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  });
}
