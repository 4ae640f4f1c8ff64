import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleRequest } from '../domain/role-request.ts';
import type { RoleDetailDependencies } from './provide-role-detail.ts';

/** Notifies of the outcome of removing a role from a member (ROLE-04). */
export function notifyRoleChanges(
  notifications: Notifications,
  user: CurrentUser,
): Pick<RoleDetailDependencies, 'notifyRemoved' | 'notifyNotRemoved'> {
  return {
    notifyRemoved: ({ id }) => {
      notifications.notify({ tone: 'success', subject: 'roleHolderRemoved' });
      refreshIfOwn(user, id);
    },
    notifyNotRemoved: (reason) => notifications.notifyFailure({ subject: 'roleHolderNotRemoved', reason }),
  };
}

/** How the user is notified of decisions on requests for roles. */
export interface RoleDecisionToasts {
  readonly notifyGranted: (request: RoleRequest) => void;
  /** The answer was lost. */
  readonly notifyPerhapsGranted: (request: RoleRequest) => void;
  readonly notifyNotDecided: (reason: Failure) => void;
}

/** Notifies of the outcome of requests for roles (ROLE-07). */
export function notifyRoleDecisions(notifications: Notifications, user: CurrentUser): RoleDecisionToasts {
  return {
    notifyGranted: ({ userId }) => {
      notifications.notify({ tone: 'success', subject: 'roleRequestGranted' });
      refreshIfOwn(user, userId);
    },
    notifyPerhapsGranted: ({ userId }) => {
      notifications.notify({ tone: 'info', subject: 'requestGrantedUnsure' });
      refreshIfOwn(user, userId);
    },
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  };
}

/** The user's own roles change at the next refresh (AUTH-18): it is requested now, without waiting for a failed call. */
function refreshIfOwn(user: CurrentUser, id: EntityId | undefined): void {
  const own = user.read();
  if (own !== undefined && id !== undefined && sameId(own.userId, id)) user.refresh();
}
