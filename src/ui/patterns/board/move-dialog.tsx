import { flushSync } from 'react-dom';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { boardMessages, moveTitle } from '@/ui/messages/ko/board-messages.ts';
import { itemElement } from './item-element.ts';
import { MoveChoices } from './move-choices.tsx';
import { type RunningBoard, useBoardViewModel } from './use-board.ts';

interface MoveDialogProps<Board, Item, Container, Change> {
  readonly running: RunningBoard<Board, Item, Container, Change>;
}

/** The list of containers, for moving without a drag: one press opens it, a second one chooses (DUTY-05). */
export function MoveDialog<Board, Item, Container, Change>({
  running,
}: MoveDialogProps<Board, Item, Container, Change>) {
  const { actor, kind, itemOf, chosen } = running;
  const item = useBoardViewModel(running, ({ choosing }) => choosing);
  const board = useBoardViewModel(running, (viewModel) => viewModel.board);
  const activeId = item === undefined ? undefined : kind.itemId(item);
  const boardItem = activeId === undefined ? undefined : (itemOf(activeId) ?? chosen());
  const choose = (container: Container) => {
    const id = boardItem?.id;
    // Synchronous, so that the name has moved when the dialog returns the focus to it.
    flushSync(() => actor.send({ type: 'item.dropped', container }));
    if (actor.getSnapshot().hasTag('saving')) takeFocus(itemElement(id));
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
