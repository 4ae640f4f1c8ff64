import { type ProvidedRequests, provideRequests } from '@/shared/machines/provide-requests.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { LinkCandidate, LinkRequest } from '../domain/link-request.ts';
import type { LinkRequestRepository } from '../ports/link-request-repository.ts';
import { notifyDecisions } from './decision-toasts.ts';

/** Accounts that ask to be linked, each settled by the member that an Admin has chosen. */
export type ProvidedLinkRequests = ProvidedRequests<LinkRequest, LinkCandidate>;

/**
 * Provides the requests with their calls (MINE-02).
 * @param possessiveName the user's name as a possessive, which the sentence of the toast continues
 */
export function provideLinkRequests(
  repository: LinkRequestRepository,
  notifications: Notifications,
  possessiveName: (username: string) => string,
): ProvidedLinkRequests {
  return provideRequests<LinkRequest, LinkCandidate>({
    read: (signal) => repository.open(signal),
    decide: (decision, signal) =>
      decision.kind === 'settled'
        ? repository.accept(decision.request.id, decision.choice.id, signal)
        : repository.decline(decision.request.id, decision.reason, signal),
    undo: ({ request }) => repository.reopen(request.id),
    ...notifyDecisions(notifications, 'roleRequestGranted', possessiveName),
  });
}
