import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleRequestRepository } from '../ports/role-request-repository.ts';
import { type ProvidedRoleRequests, provideRoleRequests } from './provide-role-requests.ts';
import { notifyRoleDecisions } from './role-toasts.ts';

/** The open requests for roles (ROLE-07). @param possessiveName as `notifyRoleDecisions` needs it */
export function provideOpenRequests(
  requests: RoleRequestRepository,
  notifications: Notifications,
  user: CurrentUser,
  possessiveName: (username: string) => string,
): ProvidedRoleRequests {
  return provideRoleRequests({
    read: (signal) => requests.open(signal),
    grant: (request, signal) => requests.grant(request.id, signal),
    decline: ({ request, reason }) => requests.decline(request.id, reason),
    ...notifyRoleDecisions(notifications, user, possessiveName),
  });
}
