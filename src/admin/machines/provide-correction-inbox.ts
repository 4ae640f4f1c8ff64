import type { Correction } from '../domain/correction.ts';
import type { CorrectionInbox } from '../ports/correction-inbox.ts';
import { type ProvidedRequests, provideRequests, type RequestsDependencies } from './provide-requests.ts';
import type { Acceptance } from './requests-state.ts';

/** The corrections that members request; each is accepted once the office has corrected the entry. */
export type ProvidedCorrectionInbox = ProvidedRequests<Correction, Acceptance<Correction>>;

/** Provides the requested corrections with their calls; an acceptance can be undone (MINE-06). */
export function provideCorrectionInbox(
  inbox: CorrectionInbox,
  common: Pick<
    RequestsDependencies<Correction, Acceptance<Correction>>,
    'notifications' | 'possessiveName' | 'reasons'
  >,
): ProvidedCorrectionInbox {
  const { notifications, possessiveName } = common;
  return provideRequests({
    ...common,
    read: (signal) => inbox.open(signal),
    accept: ({ request }, signal) => inbox.finish(request.id, signal),
    decline: ({ id }, reason) => inbox.decline(id, reason),
    notifyAccepted: ({ request: { id, username } }, offerUndo) =>
      offerUndo({ tone: 'success', subject: 'correctionDone', about: possessiveName(username) }, () =>
        inbox.reopen(id),
      ),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  });
}
