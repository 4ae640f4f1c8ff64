import { ContainerModule } from 'inversify';
import { makeHttpRoleRequestRepository } from '@/adapters/http/http-role-request-repository.ts';
import { type ProvidedRoleRequests, provideRoleRequests } from '@/admin/machines/provide-role-requests.ts';
import { notifyRoleDecisions } from '@/admin/machines/role-toasts.ts';
import type { RoleRequestRepository } from '@/admin/ports/role-request-repository.ts';
import { possessiveName } from '../ui/messages/ko/role-messages.ts';
import { storedReasons } from './stored-reasons.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS } from './tokens.ts';

export const ROLE_REQUEST_REPOSITORY = token<RoleRequestRepository>('RoleRequestRepository');
export const ROLE_REQUESTS = token<ProvidedRoleRequests>('RoleRequests');

/** The requests for roles (ROLE-07). */
export const roleRequestsBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REQUEST_REPOSITORY).toResolvedValue(makeHttpRoleRequestRepository, [AUTHENTICATED_CLIENT]);
  bind(ROLE_REQUESTS).toResolvedValue(
    (requests, notifications, user) => {
      const common = { notifications, possessiveName, reasons: storedReasons(user, 'roleDeclines'), user };
      return provideRoleRequests(requests, notifyRoleDecisions(notifications, user), common);
    },
    [ROLE_REQUEST_REPOSITORY, NOTIFICATIONS, CURRENT_USER],
  );
});
