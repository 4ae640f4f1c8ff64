import type { Notifications, Toast } from '../ports/notifications.ts';
import type { Receiver } from './receiver.ts';
import type { UndoAnswer } from './removal.machine.ts';

/**
 * Notifies of a removal by a toast whose button undoes it, and sends the user's answer to the removal.
 * @returns withdraws the toast
 */
export function offerUndoToast(
  notifications: Notifications,
  toast: Pick<Toast, 'subject' | 'about'>,
  removal: Receiver<UndoAnswer>,
): () => void {
  const undo = () => removal.send({ type: 'undo.asked' });
  return notifications.notify({
    tone: 'info',
    ...toast,
    onAction: undo,
    onUndo: undo,
    onGone: () => removal.send({ type: 'undo.expired' }),
  });
}
