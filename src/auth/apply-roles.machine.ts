import { type ActorRefFrom, waitFor } from 'xstate';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { tokenIn } from './current-user.machine.ts';
import type { sessionMachine } from './session.machine.ts';

/** Refreshes the session, and notifies if no answer came. */
export type ApplyRoles = () => void;

/**
 * Lets the user's present roles take effect now (AUTH-18). A refresh without an answer keeps the session as it is (REL-04),
 * and only the user who has asked for it is notified.
 */
export function makeApplyRoles(session: ActorRefFrom<typeof sessionMachine>, notifications: Notifications): ApplyRoles {
  const apply = async () => {
    const before = tokenIn(session.getSnapshot());
    session.send({ type: 'refresh.asked' });
    const after = await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
    if (before !== undefined && tokenIn(after) === before)
      notifications.notifyFailure({ subject: 'rolesNotApplied', reason: undefined });
  };
  return () => void apply();
}
