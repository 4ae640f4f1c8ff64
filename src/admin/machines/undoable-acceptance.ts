import { type Failure, type Outcome, settledOutcome } from '@/shared/domain/outcome.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { AdminToast } from '../ports/toasts.ts';

export interface UndoableAcceptance {
  readonly subject: AdminToast;
  /** The user's name as a possessive, which the sentence of the toast continues. */
  readonly about: string;
  readonly undo: () => Promise<Outcome<null>>;
  readonly notifyNotUndone: (reason: Failure) => void;
  /** Reads the list again, unless its page was left. */
  readonly reread: () => void;
}

/** Notifies an Admin of an acceptance that can be undone as long as its toast is shown, also after the page was left (MINE-02). */
export function notifyUndoable(notifications: Notifications, acceptance: UndoableAcceptance): void {
  const { subject, about, notifyNotUndone, reread } = acceptance;
  const undo = async () => {
    const outcome = await settledOutcome(() => acceptance.undo());
    if (outcome.kind === 'refused') notifyNotUndone(outcome.reason);
    reread();
  };
  const onUndo = () => void undo();
  notifications.notify({ tone: 'success', subject, about, onAction: onUndo, onUndo });
}
