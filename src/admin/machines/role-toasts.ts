import type { EntityId } from '@/shared/domain/entity-id.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleDetailDependencies } from './provide-role-detail.ts';
import type { RoleRequestsDependencies } from './provide-role-requests.ts';

/** The signed-in user, and the refresh by which changes of their own roles take effect. */
export interface RoleUser {
  /** Undefined where nobody is signed in. */
  readonly id: () => EntityId | undefined;
  readonly refresh: () => void;
}

/** Notifies of the outcome of removing a role from a member (ROLE-04). */
export function notifyRoleChanges(
  notifications: Notifications,
  user: RoleUser,
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
  user: RoleUser,
  possessiveName: (username: string) => string,
): Pick<RoleRequestsDependencies, 'notifyGranted' | 'offerUndo' | 'notifyNotDecided'> {
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
function refreshIfOwn(user: RoleUser, id: EntityId | undefined): void {
  const own = user.id();
  if (own !== undefined && id !== undefined && sameId(own, id)) user.refresh();
}
