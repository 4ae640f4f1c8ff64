import type { Notifications, Toast } from '../ports/notifications.ts';
import type { Receiver } from './receiver.ts';
import type { UndoAnswer } from './removal.machine.ts';

/** The toast that offers an undo. */
export interface UndoToast extends Pick<Toast, 'subject' | 'about'> {
  readonly tone?: 'success' | 'info';
}

/**
 * Notifies of a change by a toast whose button undoes it, and sends the user's answer. After `undo.asked` it may send
 * `undo.expired`, too.
 * @returns withdraws the toast
 */
export function offerUndoToast(
  notifications: Notifications,
  toast: UndoToast,
  change: Pick<Receiver<UndoAnswer>, 'send'>,
): () => void {
  const undo = () => change.send({ type: 'undo.asked' });
  return notifications.notify({
    tone: 'info',
    ...toast,
    onAction: undo,
    onUndo: undo,
    onGone: () => change.send({ type: 'undo.expired' }),
  });
}
