import { notifyReadingFailure } from '@/shared/machines/notify-reading-failure.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleDetailDependencies } from './provide-role-detail.ts';

/** Reads a role, and notifies when the role or the list of its members cannot be read (ROLE-06). */
export function notifyRoleFailure(
  read: RoleDetailDependencies['read'],
  notifications: Notifications,
): RoleDetailDependencies['read'] {
  const readNotified = notifyReadingFailure(read, notifications, { subject: 'roleNotLoaded' });
  return async (signal) => {
    const outcome = await readNotified(signal);
    if (outcome.kind === 'refused') return outcome;
    const { holders } = outcome.value;
    if (holders.kind === 'refused') {
      notifications.notifyFailure({
        subject: 'roleHoldersNotLoaded',
        reason: holders.reason,
        includesReason: false,
        signal,
      });
    }
    return outcome;
  };
}
