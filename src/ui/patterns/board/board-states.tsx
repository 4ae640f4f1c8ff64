import type { ReactNode } from 'react';
import { asyncStateOf } from '@/shared/machines/async-state.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { FailureState } from '../failure/failure-state.tsx';
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
  /** Undefined until it was read. */
  readonly board: Board | undefined;
  readonly messages: BoardFaceMessages;
  readonly children: (board: Board) => ReactNode;
}

/** A board, or what stands in its place: its outline, that there is nothing on it, or why it cannot be read (DUTY-02). */
export function BoardStates<Board, Item, Place, Change>(props: BoardStatesProps<Board, Item, Place, Change>) {
  const { running, board, messages, children } = props;
  const failure = useBoardViewModel(running, ({ reading, reason }) => (reading === 'unread' ? reason : undefined));
  return (
    <Async
      state={asyncStateOf(board, failure)}
      loading={<BoardSkeleton label={messages.loading} />}
      empty={<EmptyState sentence={messages.empty} next={messages.emptyNext} />}
      renderFailed={(reason) => (
        <FailureState
          sentence={messages.notRead}
          reason={reason}
          // A server that lacks the call will not have it in a moment.
          onRetry={reason === 'unsupported' ? undefined : () => running.actor.send({ type: 'retry.asked' })}
        />
      )}
    >
      {children}
    </Async>
  );
}
