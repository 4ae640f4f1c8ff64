import type { BoardStatus as Status } from '@/shared/machines/board-view-model.ts';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import styles from './board-status.module.css';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

/** The state of the last changes in a word; toasts report each change. */
const MESSAGES: Readonly<Record<Status, string>> = {
  saving: boardMessages.saving,
  undone: boardMessages.undone,
  refused: boardMessages.refused,
  checking: boardMessages.checking,
  checked: boardMessages.checked,
};

interface BoardStatusProps<Board, Item, Container, Change> {
  readonly running: RunningBoard<Board, Item, Container, Change>;
}

export function BoardStatus<Board, Item, Container, Change>({
  running,
}: BoardStatusProps<Board, Item, Container, Change>) {
  const status = useBoardViewModel(running, (shown) => shown.status);
  return status === undefined ? null : <span className={styles.status}>{MESSAGES[status]}</span>;
}

/** Says that the board may be out of date, and offers to read it again. */
export function StaleBoard<Board, Item, Container, Change>({
  running,
}: BoardStatusProps<Board, Item, Container, Change>) {
  const failure = useBoardViewModel(running, (shown) => shown.stale);
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
