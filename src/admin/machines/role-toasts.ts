import type { EntityId } from '@/shared/domain/entity-id.ts';
import { sameId } from '@/shared/domain/entity-id.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleDetailDependencies } from './provide-role-detail.ts';
import type { RoleRequestsDependencies } from './provide-role-requests.ts';

/** Whoever is signed in, as far as roles that change hands matter to them. */
export interface RoleUser {
  /** Undefined where nobody is signed in. */
  readonly id: () => EntityId | undefined;
  readonly refresh: () => void;
}

/** Tells what became of a role that was taken from somebody (ROLE-04). */
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
 * Tells what became of requests for roles (ROLE-07).
 * @param ofSomebody whose request it was, in words that the sentence of the toast ends
 */
export function notifyRoleDecisions(
  notifications: Notifications,
  user: RoleUser,
  ofSomebody: (username: string) => string,
): Pick<RoleRequestsDependencies, 'notifyGranted' | 'offerUndo' | 'notifyNotDecided'> {
  return {
    notifyGranted: ({ userId }) => {
      notifications.notify({ tone: 'success', subject: 'roleRequestGranted' });
      refreshIfOwn(user, userId);
    },
    offerUndo: ({ request: { username } }, { undo, due }) => {
      const about = ofSomebody(username);
      return notifications.notify({ tone: 'info', subject: 'roleRequestDeclined', about, onAction: undo, onGone: due });
    },
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason }),
  };
}

/** What one may do oneself changes at the next refresh (AUTH-18): why wait for a failure? */
function refreshIfOwn(user: RoleUser, id: EntityId | undefined): void {
  const own = user.id();
  if (own !== undefined && id !== undefined && sameId(own, id)) user.refresh();
}
