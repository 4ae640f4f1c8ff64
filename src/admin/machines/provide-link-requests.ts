import { type Failure, settledOutcome } from '@/shared/domain/outcome.ts';
import type { LinkAcceptance, LinkRequest } from '../domain/link-request.ts';
import type { LinkRequestRepository } from '../ports/link-request-repository.ts';
import { type ProvidedRequests, provideRequests, type RequestsDependencies } from './provide-requests.ts';

export type ProvidedLinkRequests = ProvidedRequests<LinkRequest, LinkAcceptance>;

/** Provides the requests of accounts to be linked; one that was linked can be undone as long as its toast is shown (MINE-02). */
export function provideLinkRequests(
  repository: LinkRequestRepository,
  common: Pick<RequestsDependencies<LinkRequest, LinkAcceptance>, 'notifications' | 'possessiveName' | 'reasons'>,
): ProvidedLinkRequests {
  const { notifications, possessiveName } = common;
  const notifyNotDecided = (reason: Failure) =>
    notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason });
  return provideRequests({
    ...common,
    read: (signal) => repository.open(signal),
    accept: ({ request, member }, signal) => repository.accept(request.id, member.id, signal),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: ({ request: { id, username } }, reread) => {
      /** Also after the page was left: the toast stays. */
      const undo = async () => {
        const outcome = await settledOutcome(() => repository.reopen(id));
        if (outcome.kind === 'refused') notifyNotDecided(outcome.reason);
        reread();
      };
      const onUndo = () => void undo();
      const about = possessiveName(username);
      notifications.notify({ tone: 'success', subject: 'roleRequestGranted', about, onAction: onUndo, onUndo });
    },
    notifyNotDecided,
  });
}
