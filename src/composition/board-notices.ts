import { type Fault, isLost } from '@/shared/domain/outcome.ts';
import type { BoardPlug } from '@/shared/machines/drag-board-binding.ts';
import type { NoticeSubject, Notifications } from '@/shared/ports/notifications.ts';

/** How the changes of a board are told; `about` begins the sentence that the subject ends. */
export interface BoardWords<Change> {
  readonly about: (change: Change) => string;
  readonly saved: (change: Change) => NoticeSubject;
  readonly notSaved: (change: Change) => NoticeSubject;
  /** Nobody knows whether it was saved: no answer came. */
  readonly unsure: (change: Change) => NoticeSubject;
  /** What is restored when a change is taken back. */
  readonly subject: (change: Change) => string;
}

type Telling<Change> = Pick<BoardPlug<never, never, never, Change>, 'tellSaved' | 'tellUndone' | 'tellNotSaved'>;

/** Tells what became of a change in toasts, with an undo where there is one (DUTY-04). */
export function boardNotices<Change>(notices: Notifications, words: BoardWords<Change>): Telling<Change> {
  return {
    tellSaved: (change, undo) =>
      notices.show({
        tone: 'success',
        subject: words.saved(change),
        about: words.about(change),
        ...(undo !== undefined && { onAction: undo.undo, onUndo: undo.undo, onGone: undo.gone }),
      }),
    tellUndone: (change) => {
      notices.show({ tone: 'success', subject: 'boardRestored', about: words.subject(change) });
    },
    tellNotSaved: (change, reason: Fault, isUndo) => {
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
