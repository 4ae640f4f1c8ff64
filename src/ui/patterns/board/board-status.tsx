import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import styles from './board-status.module.css';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

/** How the last changes stand, in a word; toasts tell of each. */
const MESSAGES = { saving: boardMessages.saving, undone: boardMessages.undone, failed: boardMessages.refused } as const;

/** Where no answer came nobody knows, until the board was read again; where it cannot be read, that is said by itself. */
const UNSURE_MESSAGES = {
  loading: undefined,
  unread: undefined,
  rereading: boardMessages.checking,
  standing: boardMessages.checked,
} as const;

interface BoardStatusProps<Board, Item, Place, Change> {
  readonly running: RunningBoard<Board, Item, Place, Change>;
}

export function BoardStatus<Board, Item, Place, Change>({ running }: BoardStatusProps<Board, Item, Place, Change>) {
  const message = useBoardViewModel(running, ({ drag, isUnsure, reading }) => {
    if (drag === 'failed' && isUnsure) return reading === 'stale' ? undefined : UNSURE_MESSAGES[reading];
    return drag === 'saving' || drag === 'undone' || drag === 'failed' ? MESSAGES[drag] : undefined;
  });
  return message === undefined ? null : <span className={styles.status}>{message}</span>;
}

/** Says that what stands there may be out of date, and reads it again. */
export function StaleBoard<Board, Item, Place, Change>({ running }: BoardStatusProps<Board, Item, Place, Change>) {
  const reason = useBoardViewModel(running, ({ reading, reason: why }) => (reading === 'stale' ? why : undefined));
  if (reason === undefined) return null;
  return (
    <ActionNotice action={boardMessages.reread} onAction={() => running.actor.send({ type: 'retry.asked' })}>
      <strong>{boardMessages.stale}</strong>
      <p>
        {failureMessages[reason]} {boardMessages.staleNext}
      </p>
    </ActionNotice>
  );
}
