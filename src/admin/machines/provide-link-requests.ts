import type { OfferUndo } from '@/shared/machines/undos.ts';
import type { LinkAcceptance, LinkRequest } from '../domain/link-request.ts';
import type { LinkRequestRepository } from '../ports/link-request-repository.ts';
import { type ProvidedRequests, provideRequests, type RequestsOutside } from './provide-requests.ts';

export type ProvidedLinkRequests = ProvidedRequests<LinkRequest, LinkAcceptance>;

/** Provides the requests of accounts to be linked; one that was linked can be undone as long as its toast is shown (MINE-02). */
export function provideLinkRequests(repository: LinkRequestRepository, common: RequestsOutside): ProvidedLinkRequests {
  const { notifications, possessiveName } = common;
  const offerReopening =
    (tone: 'success' | 'info', subject: 'roleRequestGranted' | 'requestGrantedUnsure') =>
    ({ request: { id, username } }: LinkAcceptance, offerUndo: OfferUndo) =>
      offerUndo({ tone, subject, about: possessiveName(username) }, () => repository.reopen(id));
  return provideRequests({
    ...common,
    read: (signal) => repository.open(signal),
    accept: ({ request, member }, signal) => repository.accept(request.id, member.id, signal),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: offerReopening('success', 'roleRequestGranted'),
    notifyPerhapsAccepted: offerReopening('info', 'requestGrantedUnsure'),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  });
}
