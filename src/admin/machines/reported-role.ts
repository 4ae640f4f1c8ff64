import { reportedReading } from '@/shared/machines/reported-reading.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { RoleDetailDependencies } from './provide-role-detail.ts';

/** A role that is read: where it cannot be, or not whoever has it, that is told (ROLE-06). */
export function reportedRole(
  read: RoleDetailDependencies['read'],
  notifications: Notifications,
): RoleDetailDependencies['read'] {
  const readReported = reportedReading(read, (reason) =>
    notifications.show({ tone: 'error', subject: 'roleNotLoaded', reason }),
  );
  return async (signal) => {
    const outcome = await readReported(signal);
    if (outcome.kind === 'done' && outcome.value.holders === undefined) {
      notifications.show({ tone: 'error', subject: 'roleHoldersNotLoaded' });
    }
    return outcome;
  };
}
