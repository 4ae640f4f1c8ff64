import { Face } from '@/ui/kit/feedback/face.tsx';
import { notReadSentence } from '@/ui/messages/ko/board-messages.ts';
import { BoardBones } from './board-bones.tsx';
import { type RunningBoard, useBoardFace } from './use-board.ts';

export interface BoardFaceWords {
  readonly loading: string;
  readonly notRead: string;
  readonly empty: string;
  readonly emptyNext: string;
}

interface BoardFacesProps<Board, Item, Place, Change> {
  readonly running: RunningBoard<Board, Item, Place, Change>;
  readonly isEmpty: boolean;
  readonly words: BoardFaceWords;
}

/** What stands in the place of a board: its outline, that there is nothing on it, or why it cannot be read (DUTY-02). */
export function BoardFaces<Board, Item, Place, Change>({
  running,
  isEmpty,
  words,
}: BoardFacesProps<Board, Item, Place, Change>) {
  const failure = useBoardFace(running, ({ reading, reason }) => (reading === 'unread' ? reason : undefined));
  if (isEmpty) return <Face kind="empty" sentence={words.empty} next={words.emptyNext} />;
  if (failure === undefined) return <BoardBones label={words.loading} />;
  return (
    <Face
      kind="failed"
      sentence={words.notRead}
      next={notReadSentence(failure)}
      // A server that lacks the call will not have it in a moment.
      onRetry={failure === 'unsupported' ? undefined : () => running.actor.send({ type: 'retry.asked' })}
    />
  );
}
