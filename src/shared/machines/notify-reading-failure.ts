import type { Outcome } from '../domain/outcome.ts';
import type { FailureToast, Notifications } from '../ports/notifications.ts';

type Read<Value> = (signal: AbortSignal) => Promise<Outcome<Value>>;

/** A read whose failure also shows a toast (ROLE-06, B8), unless the user has left the page (REL-18). */
export function notifyReadingFailure<Value>(
  read: Read<Value>,
  notifications: Notifications,
  toast: Omit<FailureToast, 'reason' | 'signal'>,
): Read<Value> {
  return async (signal) => {
    const outcome = await read(signal);
    if (outcome.kind === 'refused') notifications.notifyFailure({ ...toast, reason: outcome.reason, signal });
    return outcome;
  };
}
