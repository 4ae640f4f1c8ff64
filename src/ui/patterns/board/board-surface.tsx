import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  type KeyboardSensorOptions,
  type Modifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo } from 'react';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { ActiveItem } from './active-item.tsx';
import { BoardActionsContext } from './board-actions.ts';
import { type AcceptsDrop, makeAcceptsDrop } from './board-kind.ts';
import styles from './board-surface.module.css';
import { makeDragWatch } from './drag-watch.ts';
import { itemElement } from './item-element.ts';
import { makeKeySteps } from './key-steps.ts';
import { AUTO_SCROLL, QuietMouseSensor, QuietTouchSensor } from './quiet-sensors.ts';
import type { RunningBoard } from './use-board.ts';

/** In pixels: a click, which moves less, starts no drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** A long press starts a drag; a finger that moves at once scrolls the page. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
/** Tab moves the focus on and does not drop. */
const KEYS: KeyboardSensorOptions = {
  scrollBehavior: 'auto',
  keyboardCodes: {
    start: [KeyboardCode.Space, KeyboardCode.Enter],
    end: [KeyboardCode.Space, KeyboardCode.Enter],
    cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  },
};

const optionsFor = (takes: AcceptsDrop) => ({
  mouse: { ...MOUSE, takes },
  touch: { ...TOUCH, takes },
  keys: { ...KEYS, coordinateGetter: makeKeySteps(takes) },
});

/** The library moves the dragged item when keys do; a pointer carries it. */
const BY_KEYS: Modifier[] = [
  ({ activatorEvent, transform }) =>
    activatorEvent instanceof KeyboardEvent ? transform : { ...transform, x: 0, y: 0 },
];

/** What the buttons in containers ask for. */
export interface ContainerPresses {
  /** Given on boards whose containers can be emptied. */
  readonly onContainerEmptied?: ((dropTargetId: string) => void) | undefined;
  /** Given on boards where an item can be searched for an empty container. */
  readonly onContainerFilled?: ((dropTargetId: string) => void) | undefined;
}

interface BoardSurfaceProps<Board, Item, Container, Change> extends ContainerPresses {
  readonly running: RunningBoard<Board, Item, Container, Change>;
  readonly children: ReactNode;
}

/** The area in which items are dragged by mouse, touch and keys (DUTY-05). No component above it renders during a drag. */
export function BoardSurface<Board, Item, Container, Change>(props: BoardSurfaceProps<Board, Item, Container, Change>) {
  const { running, onContainerEmptied, onContainerFilled, children } = props;
  const { actor, kind, itemOf, takenBy, dropTargetOf, selection } = running;
  const options = useMemo(() => optionsFor(makeAcceptsDrop(kind)), [kind]);
  const sensors = useSensors(
    useSensor(QuietMouseSensor, options.mouse),
    useSensor(QuietTouchSensor, options.touch),
    useSensor(KeyboardSensor, options.keys),
  );
  const { watch, carry } = useMemo(() => makeDragWatch(running), [running]);
  const actions = useMemo(
    () => ({
      askPlaces: (id: string) => {
        const boardItem = itemOf(id);
        if (boardItem !== undefined) actor.send({ ...boardItem, type: 'move.chosen' });
      },
      emptyContainer: (id: string) => onContainerEmptied?.(id),
      fillContainer: onContainerFilled,
      selection,
      isChoosable: kind.isChoosable ?? (() => true),
    }),
    [actor, kind, itemOf, onContainerEmptied, onContainerFilled, selection],
  );

  return (
    <BoardActionsContext value={actions}>
      <DndContext sensors={sensors} autoScroll={AUTO_SCROLL} {...watch}>
        <div ref={keepItemFocus} className={styles.surface}>
          {children}
        </div>
        <DragOverlay className={styles.overlay ?? ''} dropAnimation={null} transition={stayPut} modifiers={BY_KEYS}>
          <ActiveItem itemOf={takenBy} dropTargetOf={dropTargetOf} carry={carry} />
        </DragOverlay>
      </DndContext>
    </BoardActionsContext>
  );
}

/** An item that is moved back by an undo or a failure keeps the focus. */
const keepItemFocus = keepFocusWithin((gone) => itemElement(gone.dataset['item']));

/** An item moved by keys jumps without an animation, for users who prefer reduced motion. */
function stayPut(): undefined {
  return undefined;
}
