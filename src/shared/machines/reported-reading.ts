import type { Outcome } from '../domain/outcome.ts';
import type { FailureToast, Notifications } from '../ports/notifications.ts';

type Read<Value> = (signal: AbortSignal) => Promise<Outcome<Value>>;

/** A reading whose failure is told by a toast, too (ROLE-06, B8), unless its reader has left the page (REL-18). */
export function reportedReading<Value>(
  read: Read<Value>,
  notifications: Notifications,
  toast: Omit<FailureToast, 'reason'>,
): Read<Value> {
  return async (signal) => {
    const outcome = await read(signal);
    if (outcome.kind === 'refused' && !signal.aborted) {
      notifications.notifyFailure({ ...toast, reason: outcome.reason });
    }
    return outcome;
  };
}
