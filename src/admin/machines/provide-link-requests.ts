import type { LinkAcceptance, LinkRequest } from '../domain/link-request.ts';
import type { LinkRequestRepository } from '../ports/link-request-repository.ts';
import {
  makeReopeningToasts,
  type ProvidedRequests,
  provideRequests,
  type RequestsOutside,
} from './provide-requests.ts';

export type ProvidedLinkRequests = ProvidedRequests<LinkRequest, LinkAcceptance>;

/** Provides the requests of accounts to be linked; one that was linked can be undone as long as its toast is shown (MINE-02). */
export function provideLinkRequests(repository: LinkRequestRepository, common: RequestsOutside): ProvidedLinkRequests {
  const { notifications, possessiveName } = common;
  const toast = makeReopeningToasts(possessiveName, (id) => repository.reopen(id));
  return provideRequests<LinkRequest, LinkAcceptance>({
    ...common,
    read: (signal) => repository.open(signal),
    accept: ({ request, member }, signal) => repository.accept(request.id, member.id, signal),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: toast({ tone: 'success', subject: 'roleRequestGranted' }),
    notifyPerhapsAccepted: toast({ tone: 'info', subject: 'requestGrantedUnsure' }),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  });
}
