import { type DraggableAttributes, useDndContext, useDraggable } from '@dnd-kit/core';
import { useSelector } from '@xstate/react';
import { createContext, memo, type Ref, use } from 'react';
import { buttonClassName, PlainButton } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { boardMessages, chooseLabel, moveLabel } from '@/ui/messages/ko/boards.ts';
import type { PointerTrail } from './dragging.ts';
import styles from './items.module.css';
import type { BoardItem, DropTarget, SelectionActor } from './use-board.ts';

/** The accessible description of the drag handle. */
const ATTRIBUTES = { roleDescription: boardMessages.dragged };

const MOVE_CLASS_NAME = buttonClassName({ variant: 'bare', className: styles.move });

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
      <PlainButton className={styles.handle} ref={handle} data-item={id} translate="no" {...attributes}>
        {note === undefined ? name : <NotedName name={name} note={note} />}
      </PlainButton>
      <PlainButton
        className={MOVE_CLASS_NAME}
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
    <label className={styles.choose}>
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

interface ActiveItemProps {
  readonly itemOf: (id: string) => BoardItem<unknown> | undefined;
  readonly dropTargetOf: (id: string) => DropTarget<unknown> | undefined;
  readonly carry: PointerTrail['carry'];
}

/** The dragged item under the pointer, with the container that it would be dropped on. */
export function ActiveItem({ itemOf, dropTargetOf, carry }: ActiveItemProps) {
  const { active, over } = useDndContext();
  const boardItem = active === null ? undefined : itemOf(String(active.id));
  const dropTarget = over === null ? undefined : dropTargetOf(String(over.id));
  if (boardItem === undefined) return null;
  return (
    <div ref={carry} className={styles.dragged} aria-hidden="true">
      <span>{boardItem.label}</span>
      {dropTarget !== undefined && dropTarget.id !== boardItem.home.id && (
        <span className={styles.target}>
          <Icon name="right" />
          <span>{dropTarget.label}</span>
        </span>
      )}
    </div>
  );
}

/** The actions that an item of a board can start. */
export interface BoardActions {
  /** Opens the list of containers for an item. */
  readonly askPlaces: (itemId: string) => void;
  /** Removes what is in a container. */
  readonly emptyContainer: (dropTargetId: string) => void;
  /** Asks what should go into an empty container; absent on boards without that question. */
  readonly fillContainer: ((dropTargetId: string) => void) | undefined;
  /** Which items are selected; absent where items are moved one by one. */
  readonly selection: SelectionActor | undefined;
  readonly isChoosable: (itemId: string) => boolean;
}

export const BoardActionsContext = createContext<BoardActions | undefined>(undefined);

export function useBoardActions(): BoardActions {
  const actions = use(BoardActionsContext);
  if (actions === undefined) throw new Error('There is no BoardSurface above this view');
  return actions;
}

/** The element of an item on the board, by which it is dragged and which holds the focus. */
export function itemElement(id: string | undefined): HTMLElement | undefined {
  const items = document.querySelectorAll<HTMLElement>('[data-item]');
  return [...items].find(({ dataset }) => dataset['item'] === id);
}
