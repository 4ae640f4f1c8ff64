import { useSelector } from '@xstate/react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { boardMessages, chosenCount } from '@/ui/messages/ko/board-messages.ts';
import styles from './selection-bar.module.css';
import type { RunningBoard, SelectionActor } from './use-board.ts';

interface SelectionToggleProps {
  readonly selection: SelectionActor;
}

/** Starts and ends the selection mode. */
export function SelectionToggle({ selection }: SelectionToggleProps) {
  const isOn = useSelector(selection, (snapshot) => snapshot.hasTag('selecting'));
  return (
    <Button variant="quiet" aria-pressed={isOn} onClick={() => selection.send({ type: 'selecting.toggled' })}>
      {isOn ? boardMessages.severalEnd : boardMessages.several}
    </Button>
  );
}

interface SelectionBarProps<Board, Item, Container, Change> {
  readonly running: RunningBoard<Board, Item, Container, Change>;
  readonly selection: SelectionActor;
}

/** The count of selected names and the actions on them; stays visible in selection mode. */
export function SelectionBar<Board, Item, Container, Change>(props: SelectionBarProps<Board, Item, Container, Change>) {
  const { running, selection } = props;
  const isOn = useSelector(selection, (snapshot) => snapshot.hasTag('selecting'));
  const count = useSelector(selection, ({ context }) => context.chosen.length);
  const move = () => {
    const boardItem = running.chosen();
    if (boardItem !== undefined) running.actor.send({ ...boardItem, type: 'move.chosen' });
  };
  if (!isOn) return null;
  return (
    <fieldset className={styles.bar} aria-label={boardMessages.chosen}>
      <output>{chosenCount(count)}</output>
      <Button disabled={count === 0} aria-haspopup="dialog" onClick={move}>
        {boardMessages.moveChosen}
      </Button>
      <Button variant="quiet" disabled={count === 0} onClick={() => selection.send({ type: 'selection.cleared' })}>
        {boardMessages.clearChosen}
      </Button>
    </fieldset>
  );
}
