import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import styles from './board-status.module.css';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

/** The state of the last changes in a word; toasts report each change. */
const MESSAGES = { saving: boardMessages.saving, undone: boardMessages.undone, failed: boardMessages.refused } as const;

/**
 * After a request without an answer the state is unknown until the board is read again; a failure to read it is shown
 * separately.
 */
const UNSURE_MESSAGES = {
  loading: undefined,
  unread: undefined,
  rereading: boardMessages.checking,
  standing: boardMessages.checked,
} as const;

interface BoardStatusProps<Board, Item, Container, Change> {
  readonly running: RunningBoard<Board, Item, Container, Change>;
}

export function BoardStatus<Board, Item, Container, Change>({
  running,
}: BoardStatusProps<Board, Item, Container, Change>) {
  const message = useBoardViewModel(running, ({ drag, isUnsure, reading }) => {
    if (drag === 'failed' && isUnsure) return reading === 'stale' ? undefined : UNSURE_MESSAGES[reading];
    return drag === 'saving' || drag === 'undone' || drag === 'failed' ? MESSAGES[drag] : undefined;
  });
  return message === undefined ? null : <span className={styles.status}>{message}</span>;
}

/** Says that the board may be out of date, and offers to read it again. */
export function StaleBoard<Board, Item, Container, Change>({
  running,
}: BoardStatusProps<Board, Item, Container, Change>) {
  const failure = useBoardViewModel(running, (shown) => (shown.reading === 'stale' ? shown.failure : undefined));
  if (failure === undefined) return null;
  return (
    <ActionNotice action={boardMessages.reread} onAction={() => running.actor.send({ type: 'retry.asked' })}>
      <strong>{boardMessages.stale}</strong>
      <p>
        <Message text={failureMessages[failure]} /> {boardMessages.staleNext}
      </p>
    </ActionNotice>
  );
}
