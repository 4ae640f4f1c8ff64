import {
  type Acceptance,
  makeReopeningToasts,
  type ProvidedRequests,
  provideRequests,
  type RequestsOutside,
} from './requests.machine.ts';
import type { CorrectionRequestRepository, LinkRequestRepository } from './requests.ports.ts';
import type { Correction, LinkAcceptance, LinkRequest } from './requests.ts';

export type ProvidedLinkRequests = ProvidedRequests<LinkRequest, LinkAcceptance>;

/** Provides the requests of accounts to be linked; one that was linked can be undone as long as its toast is shown (MINE-02). */
export function provideLinkRequests(repository: LinkRequestRepository, common: RequestsOutside): ProvidedLinkRequests {
  const { notifications, possessiveName } = common;
  const toast = makeReopeningToasts(possessiveName, (id) => repository.reopen(id));
  return provideRequests<LinkRequest, LinkAcceptance>({
    ...common,
    read: (signal) => repository.open(signal),
    accept: ({ request, member }) => repository.accept(request.id, member.id),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: toast({ tone: 'success', subject: 'roleRequestGranted' }),
    notifyPerhapsAccepted: toast({ tone: 'info', subject: 'requestGrantedUnsure' }),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  });
}

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
    accept: ({ request }) => repository.finish(request.id),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: toast({ tone: 'success', subject: 'correctionDone' }),
    notifyPerhapsAccepted: toast({ tone: 'info', subject: 'correctionDoneUnsure' }),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  });
}
