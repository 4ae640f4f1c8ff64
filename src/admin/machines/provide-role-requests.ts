import type { RoleRequest } from '../domain/role-request.ts';
import type { RoleRequestRepository } from '../ports/role-request-repository.ts';
import { type ProvidedRequests, provideRequests, type RequestsOutside } from './provide-requests.ts';
import type { Acceptance } from './requests-state.ts';
import type { RoleDecisionToasts } from './role-toasts.ts';

export type ProvidedRoleRequests = ProvidedRequests<RoleRequest, Acceptance<RoleRequest>>;

/** Provides the open requests for roles (ROLE-07). */
export const provideRoleRequests = (
  repository: Pick<RoleRequestRepository, 'open' | 'grant' | 'decline'>,
  toasts: RoleDecisionToasts,
  common: RequestsOutside,
): ProvidedRoleRequests =>
  provideRequests({
    ...common,
    read: (signal) => repository.open(signal),
    accept: ({ request }, signal) => repository.grant(request.id, signal),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: ({ request }) => toasts.notifyGranted(request),
    notifyPerhapsAccepted: ({ request }) => toasts.notifyPerhapsGranted(request),
    notifyNotDecided: toasts.notifyNotDecided,
  });
