import type { ReactNode } from 'react';
import { asyncStateOf } from '@/shared/machines/async-state.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { FailureState } from '../failure/failure-state.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

export interface BoardStateMessages {
  readonly loading: string;
  readonly notRead: string;
  readonly empty: string;
  readonly emptyNext: string;
}

interface BoardStatesProps<Board, Item, Container, Change> {
  readonly running: RunningBoard<Board, Item, Container, Change>;
  /** Undefined until it is loaded. */
  readonly board: Board | undefined;
  readonly messages: BoardStateMessages;
  readonly children: (board: Board) => ReactNode;
}

/** A board, or its loading, empty or failed state (DUTY-02). */
export function BoardStates<Board, Item, Container, Change>(props: BoardStatesProps<Board, Item, Container, Change>) {
  const { running, board, messages, children } = props;
  const failure = useBoardViewModel(running, (shown) => shown.unread);
  return (
    <Async
      state={asyncStateOf(board, failure)}
      loading={<BoardSkeleton label={messages.loading} />}
      empty={<EmptyState sentence={messages.empty} next={messages.emptyNext} />}
      renderFailed={(reason) => (
        <FailureState
          sentence={messages.notRead}
          reason={reason}
          // No retry for a server that lacks the call.
          onRetry={reason === 'unsupported' ? undefined : () => running.actor.send({ type: 'retry.asked' })}
        />
      )}
    >
      {children}
    </Async>
  );
}
