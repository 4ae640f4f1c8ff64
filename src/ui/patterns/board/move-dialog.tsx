import { flushSync } from 'react-dom';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { boardMessages, moveTitle } from '@/ui/messages/ko/board-messages.ts';
import { MoveChoices } from './move-choices.tsx';
import { type RunningBoard, useBoardFace } from './use-board.ts';

interface MoveDialogProps<Board, Item, Place, Change> {
  readonly running: RunningBoard<Board, Item, Place, Change>;
}

/** The list of places for what is not dragged: one press opens it, one chooses (DUTY-05). */
export function MoveDialog<Board, Item, Place, Change>({ running }: MoveDialogProps<Board, Item, Place, Change>) {
  const { actor, kind, pieceOf, chosen, selection } = running;
  const item = useBoardFace(running, ({ hand, held }) => (hand === 'choosing' ? held?.item : undefined));
  const board = useBoardFace(running, (face) => face.board);
  const held = item === undefined ? undefined : kind.pieceId(item);
  const piece = held === undefined ? undefined : (pieceOf(held) ?? chosen());
  const choose = (place: Place) => {
    const id = piece?.id ?? '';
    // The name has moved when the dialog gives the focus back: it goes along.
    flushSync(() => actor.send({ type: 'item.dropped', place }));
    const isSent = actor.getSnapshot().matches({ hand: 'saving' });
    if (isSent) focusPiece(id);
    if (isSent && pieceOf(id) === undefined) selection?.send({ type: 'selection.cleared' });
  };
  return (
    <Dialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'item.released' });
      }}
      title={moveTitle(piece?.label ?? '')}
      closeLabel={boardMessages.closeMove}
    >
      {piece !== undefined && board !== undefined && (
        <MoveChoices label={piece.label} groups={kind.choicesFor(board, piece)} onChosen={choose} />
      )}
    </Dialog>
  );
}

function focusPiece(id: string): void {
  const pieces = document.querySelectorAll<HTMLElement>('[data-piece]');
  [...pieces].find((piece) => piece.dataset['piece'] === id)?.focus();
}
