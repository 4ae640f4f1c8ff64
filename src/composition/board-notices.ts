import { type Fault, isLost } from '@/shared/domain/outcome.ts';
import type { BoardDependencies } from '@/shared/machines/provide-drag-board.ts';
import type { Notifications, ToastSubject } from '@/shared/ports/notifications.ts';

/** How the changes of a board are told; `about` begins the sentence that the subject ends. */
export interface BoardMessages<Change> {
  readonly about: (change: Change) => string;
  readonly saved: (change: Change) => ToastSubject;
  readonly notSaved: (change: Change) => ToastSubject;
  /** Nobody knows whether it was saved: no answer came. */
  readonly unsure: (change: Change) => ToastSubject;
  /** What is restored when a change is taken back. */
  readonly subject: (change: Change) => string;
}

type Telling<Change> = Pick<
  BoardDependencies<never, never, never, Change>,
  'notifySaved' | 'notifyUndone' | 'notifyNotSaved'
>;

/** Tells what became of a change in toasts, with an undo where there is one (DUTY-04). */
export function notifyBoardChanges<Change>(notices: Notifications, words: BoardMessages<Change>): Telling<Change> {
  return {
    notifySaved: (change, undo) =>
      notices.show({
        tone: 'success',
        subject: words.saved(change),
        about: words.about(change),
        ...(undo !== undefined && { onAction: undo.undo, onUndo: undo.undo, onGone: undo.gone }),
      }),
    notifyUndone: (change) => {
      notices.show({ tone: 'success', subject: 'boardRestored', about: words.subject(change) });
    },
    notifyNotSaved: (change, reason: Fault, isUndo) => {
      // The end of the session is told by itself, once.
      if (reason === 'unauthorized') return;
      const about = isUndo ? words.subject(change) : words.about(change);
      const [undone, made] = isLost(reason)
        ? (['boardRestoredUnsure', words.unsure(change)] as const)
        : (['boardNotRestored', words.notSaved(change)] as const);
      notices.show({ tone: 'error', subject: isUndo ? undone : made, about, reason });
    },
  };
}
