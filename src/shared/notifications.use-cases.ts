import type { Notifications, ShowToast } from './notifications.ports.ts';

/**
 * The user knows of an abort; for the end of a session there is a message of its own, shown once (REL-18, AUTH-15,
 * REL-02).
 */
const KNOWN_TO_USER: readonly (string | undefined)[] = ['aborted', 'unauthorized'];

/** Notifies the user by toasts, and decides which failures have one. */
export function makeNotifications(show: ShowToast): Notifications {
  return {
    notify: show,
    notifyFailure: ({ reason, includesReason = true, signal, ...toast }) => {
      const isKnown = signal?.aborted === true || KNOWN_TO_USER.includes(reason);
      if (isKnown && toast.onAction === undefined) return () => undefined;
      return show({ tone: 'error', ...toast, ...(reason !== undefined && includesReason && { reason }) });
    },
  };
}
