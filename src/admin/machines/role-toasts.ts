import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleDetailDependencies } from './provide-role-detail.ts';
import type { RoleDecisionToasts } from './provide-role-requests.ts';

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

/**
 * Notifies of the outcome of requests for roles (ROLE-07).
 * @param possessiveName the requester's name as a possessive, which the sentence of the toast continues
 */
export function notifyRoleDecisions(
  notifications: Notifications,
  user: CurrentUser,
  possessiveName: (username: string) => string,
): RoleDecisionToasts {
  return {
    notifyGranted: ({ userId }) => {
      notifications.notify({ tone: 'success', subject: 'roleRequestGranted' });
      refreshIfOwn(user, userId);
    },
    offerUndo: ({ request: { username } }, { undo, due }) => {
      const about = possessiveName(username);
      return notifications.notify({ tone: 'info', subject: 'roleRequestDeclined', about, onAction: undo, onGone: due });
    },
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason }),
  };
}

/** The user's own roles change at the next refresh (AUTH-18): it is requested now, without waiting for a failed call. */
function refreshIfOwn(user: CurrentUser, id: EntityId | undefined): void {
  const own = user.read();
  if (own !== undefined && id !== undefined && sameId(own.userId, id)) user.refresh();
}
