import type { RequestsDependencies } from '@/shared/machines/provide-requests.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { AdminToast } from '../ports/toasts.ts';

/**
 * Notifies an Admin of decisions on what users have asked for (MINE-02, MINE-06).
 * @param settled the subject of a toast for a request that was settled
 * @param possessiveName the user's name as a possessive, which the sentence of the toast continues
 */
export function notifyDecisions<Request extends { readonly username: string }>(
  notifications: Notifications,
  settled: AdminToast,
  possessiveName: (username: string) => string,
): Pick<RequestsDependencies<Request, unknown>, 'notifyDecided' | 'notifyNotDecided'> {
  return {
    notifyDecided: ({ kind, request: { username } }, undo) =>
      notifications.notify({
        tone: kind === 'settled' ? 'success' : 'info',
        subject: kind === 'settled' ? settled : 'roleRequestDeclined',
        about: possessiveName(username),
        onAction: undo,
        onUndo: undo,
      }),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason }),
  };
}
