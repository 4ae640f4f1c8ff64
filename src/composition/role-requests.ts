import { ContainerModule } from 'inversify';
import { makeHttpRoleRequestRepository } from '@/adapters/http/roles.ts';
import {
  notifyRoleDecisions,
  type ProvidedRoleRequests,
  provideRoleRequests,
} from '@/admin/requests/requests.machine.ts';
import type { RoleRequestRepository } from '@/admin/requests/requests.ports.ts';
import { possessiveName, roleRequestOf } from '@/ui/messages/ko/roles.ts';
import { storedReasons } from './stored-reasons.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NOTIFICATIONS, token } from './tokens.ts';

export const ROLE_REQUEST_REPOSITORY = token<RoleRequestRepository>('RoleRequestRepository');
export const ROLE_REQUESTS = token<ProvidedRoleRequests>('RoleRequests');

/** The requests for roles (ROLE-07). */
export const roleRequestsBindings = new ContainerModule(({ bind }) => {
  bind(ROLE_REQUEST_REPOSITORY).toResolvedValue(makeHttpRoleRequestRepository, [AUTHENTICATED_CLIENT]);
  bind(ROLE_REQUESTS).toResolvedValue(
    (requests, notifications, user) => {
      const common = { notifications, possessiveName, reasons: storedReasons(user, 'roleDeclines'), user };
      return provideRoleRequests(
        requests,
        notifyRoleDecisions({ notifications, user, repository: requests, nameRequest: roleRequestOf }),
        common,
      );
    },
    [ROLE_REQUEST_REPOSITORY, NOTIFICATIONS, CURRENT_USER],
  );
});
