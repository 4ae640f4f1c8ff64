import { reportedReading } from '@/shared/machines/reported-reading.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleDetailDependencies } from './provide-role-detail.ts';

/** A role that is read: where it cannot be, or not whoever has it, that is told (ROLE-06). */
export function reportedRole(
  read: RoleDetailDependencies['read'],
  notifications: Notifications,
): RoleDetailDependencies['read'] {
  const readReported = reportedReading(read, notifications, { subject: 'roleNotLoaded' });
  return async (signal) => {
    const outcome = await readReported(signal);
    if (outcome.kind === 'done' && outcome.value.holders === undefined) {
      notifications.notifyFailure({ subject: 'roleHoldersNotLoaded', reason: undefined });
    }
    return outcome;
  };
}
