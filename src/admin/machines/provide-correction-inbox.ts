import type { Failure } from '@/shared/domain/outcome.ts';
import type { Correction } from '../domain/correction.ts';
import type { CorrectionInbox } from '../ports/correction-inbox.ts';
import { type ProvidedRequests, provideRequests, type RequestsDependencies } from './provide-requests.ts';
import type { Acceptance } from './requests-state.ts';
import { notifyUndoable } from './undoable-acceptance.ts';

/** What members ask to be corrected; each is accepted once the office has corrected it. */
export type ProvidedCorrectionInbox = ProvidedRequests<Correction, Acceptance<Correction>>;

/** Provides the corrections with their calls; what was noted as corrected can be undone (MINE-06). */
export function provideCorrectionInbox(
  inbox: CorrectionInbox,
  common: Pick<
    RequestsDependencies<Correction, Acceptance<Correction>>,
    'notifications' | 'possessiveName' | 'reasons'
  >,
): ProvidedCorrectionInbox {
  const { notifications, possessiveName } = common;
  const notifyNotDecided = (reason: Failure) =>
    notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason });
  return provideRequests({
    ...common,
    read: (signal) => inbox.open(signal),
    accept: ({ request }, signal) => inbox.finish(request.id, signal),
    decline: ({ id }, reason) => inbox.decline(id, reason),
    notifyAccepted: ({ request: { id, username } }, reread) =>
      notifyUndoable(notifications, {
        subject: 'correctionDone',
        about: possessiveName(username),
        undo: () => inbox.reopen(id),
        notifyNotUndone: notifyNotDecided,
        reread,
      }),
    notifyNotDecided,
  });
}
