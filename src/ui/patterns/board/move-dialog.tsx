import { flushSync } from 'react-dom';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { boardMessages, moveTitle } from '@/ui/messages/ko/board-messages.ts';
import { itemElement } from './item-element.ts';
import { MoveChoices } from './move-choices.tsx';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

interface MoveDialogProps<Board, Item, Place, Change> {
  readonly running: RunningBoard<Board, Item, Place, Change>;
}

/** The list of places for what is not dragged: one press opens it, one chooses (DUTY-05). */
export function MoveDialog<Board, Item, Place, Change>({ running }: MoveDialogProps<Board, Item, Place, Change>) {
  const { actor, kind, itemOf, chosen, selection } = running;
  const item = useBoardViewModel(running, ({ drag, active }) => (drag === 'choosing' ? active?.item : undefined));
  const board = useBoardViewModel(running, (viewModel) => viewModel.board);
  const activeId = item === undefined ? undefined : kind.itemId(item);
  const boardItem = activeId === undefined ? undefined : (itemOf(activeId) ?? chosen());
  const choose = (place: Place) => {
    const id = boardItem?.id ?? '';
    // The name has moved when the dialog gives the focus back: it goes along.
    flushSync(() => actor.send({ type: 'item.dropped', place }));
    const isSent = actor.getSnapshot().hasTag('saving');
    if (isSent) itemElement(id)?.focus();
    if (isSent && itemOf(id) === undefined) selection?.send({ type: 'selection.cleared' });
  };
  return (
    <Dialog
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) actor.send({ type: 'item.released' });
      }}
      title={moveTitle(boardItem?.label ?? '')}
      closeLabel={boardMessages.closeMove}
    >
      {boardItem !== undefined && board !== undefined && (
        <MoveChoices label={boardItem.label} groups={kind.choicesFor(board, boardItem)} onChosen={choose} />
      )}
    </Dialog>
  );
}
