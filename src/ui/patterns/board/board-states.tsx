import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { notReadSentence } from '@/ui/messages/ko/board-messages.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

export interface BoardFaceMessages {
  readonly loading: string;
  readonly notRead: string;
  readonly empty: string;
  readonly emptyNext: string;
}

interface BoardStatesProps<Board, Item, Place, Change> {
  readonly running: RunningBoard<Board, Item, Place, Change>;
  readonly isEmpty: boolean;
  readonly words: BoardFaceMessages;
}

/** What stands in the place of a board: its outline, that there is nothing on it, or why it cannot be read (DUTY-02). */
export function BoardStates<Board, Item, Place, Change>({
  running,
  isEmpty,
  words,
}: BoardStatesProps<Board, Item, Place, Change>) {
  const failure = useBoardViewModel(running, ({ reading, reason }) => (reading === 'unread' ? reason : undefined));
  if (isEmpty) return <EmptyState sentence={words.empty} next={words.emptyNext} />;
  if (failure === undefined) return <BoardSkeleton label={words.loading} />;
  return (
    <ErrorState
      sentence={words.notRead}
      next={notReadSentence(failure)}
      // A server that lacks the call will not have it in a moment.
      onRetry={failure === 'unsupported' ? undefined : () => running.actor.send({ type: 'retry.asked' })}
    />
  );
}
