import { type DraggableAttributes, useDraggable } from '@dnd-kit/core';
import { useSelector } from '@xstate/react';
import { memo, type Ref } from 'react';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { boardMessages, chooseLabel, moveLabel } from '@/ui/messages/ko/board-messages.ts';
import { useBoardActions } from './board-actions.ts';
import styles from './item.module.css';
import type { SelectionActor } from './use-board.ts';

/** The accessible description of the drag handle. */
const ATTRIBUTES = { roleDescription: boardMessages.dragged };

const MOVE = buttonClassName({ variant: 'bare', className: styles.move });

interface ItemRowProps {
  readonly id: string;
  readonly name: string;
  /** The name with its title: `강태준 님`. */
  readonly label: string;
  /** The person's role in this container, shown beside the name. */
  readonly note?: string | undefined;
  /** An item of a list, or the header of one. */
  readonly as?: 'li' | 'header';
}

/**
 * A name that can be dragged, or moved by its button. All rows render at every step of a drag, so the content is memoised.
 * There may be hundreds: each has as few elements as possible, because React walks through all of them.
 */
export function ItemRow(props: ItemRowProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: props.id,
    attributes: ATTRIBUTES,
  });
  return (
    <ItemBody
      {...props}
      box={setNodeRef}
      handle={setActivatorNodeRef}
      listeners={listeners}
      attributes={attributes}
      isDragging={isDragging}
    />
  );
}

interface ItemBodyProps extends ItemRowProps {
  readonly box: (element: HTMLElement | null) => void;
  readonly handle: Ref<HTMLButtonElement>;
  readonly listeners: ReturnType<typeof useDraggable>['listeners'];
  readonly attributes: DraggableAttributes;
  readonly isDragging: boolean;
}

const ItemBody = memo(function ItemBody(props: ItemBodyProps) {
  const { id, name, label, note, as: Box = 'li', box, handle, listeners, attributes, isDragging } = props;
  const actions = useBoardActions();
  return (
    <Box
      className={classNames(styles.item, Box === 'header' && styles.heading, isDragging && styles.gone)}
      ref={box}
      {...listeners}
    >
      {actions.selection !== undefined && actions.isChoosable(id) && (
        <ItemBox id={id} label={label} selection={actions.selection} />
      )}
      <PlainButton className={styles.handle} ref={handle} data-item={id} {...attributes}>
        {note === undefined ? name : <NotedName name={name} note={note} />}
      </PlainButton>
      <PlainButton
        className={MOVE}
        aria-haspopup="dialog"
        aria-label={moveLabel(label)}
        onClick={() => actions.askPlaces(id)}
      >
        {boardMessages.move}
      </PlainButton>
    </Box>
  );
});

/** Selects a name in selection mode; each box subscribes to its own name only. */
function ItemBox({
  id,
  label,
  selection,
}: Pick<ItemRowProps, 'id' | 'label'> & { readonly selection: SelectionActor }) {
  const state = useSelector(selection, (snapshot) => {
    if (!snapshot.hasTag('selecting')) return undefined;
    return snapshot.context.chosen.includes(id);
  });
  if (state === undefined) return null;
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={state} onChange={() => selection.send({ type: 'item.toggled', id })} />
      <VisuallyHidden>{chooseLabel(label)}</VisuallyHidden>
    </label>
  );
}

function NotedName({ name, note }: { readonly name: string; readonly note: string }) {
  return (
    <span className={styles.words}>
      <span>{name}</span>
      <span className={styles.note}>{note}</span>
    </span>
  );
}
