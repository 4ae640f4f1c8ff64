import { type Failure, hasNoAnswer } from '../domain/outcome.ts';
import type { Notifications, ToastSubject } from '../ports/notifications.ts';
import type { BoardDependencies } from './provide-drag-board.ts';

/** The toast for each outcome of a board's change. */
export interface BoardSubjects<Change> {
  readonly saved: (change: Change) => ToastSubject;
  readonly notSaved: (change: Change) => ToastSubject;
  /** After a change without an answer, which may or may not have been saved. */
  readonly unsure: (change: Change) => ToastSubject;
}

/** A change in words, which the sentence of the toast continues. */
export interface BoardChangeTexts<Change> {
  /** The item that was changed, and its new container. */
  readonly made: (change: Change) => string;
  /** What undoing the change restores. */
  readonly restored: (change: Change) => string;
}

type ChangeToasts<Change> = Pick<
  BoardDependencies<never, never, never, Change>,
  'notifySaved' | 'notifyUndone' | 'notifyNotSaved'
>;

/** Notifies of the outcome of a change by toasts, with an undo where there is one (DUTY-04). */
export function notifyBoardChanges<Change>(
  notifications: Notifications,
  subjects: BoardSubjects<Change>,
  texts: BoardChangeTexts<Change>,
): ChangeToasts<Change> {
  return {
    notifySaved: (change, undo) =>
      notifications.notify({
        tone: 'success',
        subject: subjects.saved(change),
        about: texts.made(change),
        ...(undo !== undefined && { onAction: undo.undo, onUndo: undo.undo, onGone: undo.gone }),
      }),
    notifyUndone: (change) => {
      notifications.notify({ tone: 'success', subject: 'boardRestored', about: texts.restored(change) });
    },
    notifyNotSaved: (change, reason: Failure, isUndo) => {
      const about = isUndo ? texts.restored(change) : texts.made(change);
      // Narrower than `mayHaveHappened`, which decides whether a write is looked for: a board is read again after any of
      // these failures, and only without an answer does the sentence leave open what that will show.
      const [undone, made] = hasNoAnswer(reason)
        ? (['boardRestoredUnsure', subjects.unsure(change)] as const)
        : (['boardNotRestored', subjects.notSaved(change)] as const);
      notifications.notifyFailure({ subject: isUndo ? undone : made, about, reason });
    },
  };
}
