import {
  type Active,
  type Announcements,
  DndContext,
  type DndContextProps,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardCode,
  KeyboardSensor,
  type KeyboardSensorOptions,
  type Modifier,
  type Over,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo } from 'react';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { boardMessages, boardAnnouncements as say } from '@/ui/messages/ko/boards.ts';
import styles from './board.module.css';
import {
  AUTO_SCROLL,
  makeCollisionDetection,
  makeKeySteps,
  makePointerTrail,
  type Point,
  type PointerTrail,
  QuietMouseSensor,
  QuietTouchSensor,
  targetAt,
} from './dragging.ts';
import { ActiveItem, BoardActionsContext, itemElement } from './items.tsx';
import { type AcceptsDrop, type BoardItem, type DropTarget, makeAcceptsDrop, type RunningBoard } from './use-board.ts';

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

type Watch = Required<
  Pick<DndContextProps, 'accessibility' | 'collisionDetection' | 'onDragStart' | 'onDragEnd' | 'onDragCancel'>
>;

interface DragWatch {
  readonly watch: Watch;
  /** The `ref` of what follows the pointer. */
  readonly carry: PointerTrail['carry'];
}

/** The drag handlers of one board: the machine is notified of the start and the end only. */
function makeDragWatch<Board, Item, Container, Change>({
  actor,
  kind,
  takenBy,
  dropTargetOf,
  droppedOn,
}: RunningBoard<Board, Item, Container, Change>): DragWatch {
  const takes = makeAcceptsDrop(kind);
  const trail = makePointerTrail();

  const watch: Watch = {
    collisionDetection: makeCollisionDetection(takes, trail),
    accessibility: {
      announcements: makeAnnouncements({ itemOf: takenBy, dropTargetOf, droppedOn }),
      screenReaderInstructions: { draggable: boardMessages.instructions },
    },
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      trail.begin(pointOf(activatorEvent));
      const boardItem = takenBy(String(active.id));
      if (boardItem !== undefined) actor.send({ ...boardItem, type: 'item.lifted' });
    },
    onDragEnd: ({ active, over, activatorEvent }: DragEndEvent) => {
      const point = trail.end();
      const byKeys = activatorEvent instanceof KeyboardEvent;
      const id = byKeys || point === undefined ? over?.id : targetAt(point, active.id, takes);
      const dropTarget = id === undefined ? undefined : dropTargetOf(String(id));
      actor.send({ type: 'item.dropped', container: dropTarget?.container });
    },
    onDragCancel: () => {
      trail.end();
      actor.send({ type: 'item.released' });
    },
  };

  return { watch, carry: trail.carry };
}

/** Where a pointer was pressed; undefined for a key. */
function pointOf(event: Event): Point | undefined {
  if (event instanceof MouseEvent) return { x: event.clientX, y: event.clientY };
  const finger = isTouch(event) ? event.touches[0] : undefined;
  return finger && { x: finger.clientX, y: finger.clientY };
}

/** Not every browser has a class of these events. */
const isTouch = (event: Event): event is TouchEvent => 'touches' in event;

interface Lookup {
  readonly itemOf: (id: string) => BoardItem<unknown> | undefined;
  readonly dropTargetOf: (id: string) => DropTarget<unknown> | undefined;
  /** Where the last item was dropped; undefined outside of every container. */
  readonly droppedOn: () => DropTarget<unknown> | undefined;
}

/** The announcements during a drag (DUTY-05). */
export function makeAnnouncements({ itemOf, dropTargetOf, droppedOn }: Lookup): Announcements {
  // Kept from the start of the drag: dropping the item changes its home.
  let home: BoardItem<unknown>['home'] | undefined;
  let hasLeft = false;

  const labelOf = ({ id }: Active): string => itemOf(String(id))?.label ?? '';
  const placeOf = (over: Over | null): DropTarget<unknown> | undefined =>
    over === null ? undefined : dropTargetOf(String(over.id));

  return {
    onDragStart: ({ active }) => {
      home = itemOf(String(active.id))?.home;
      hasLeft = false;
      return say.lifted(labelOf(active), home?.label ?? '');
    },
    onDragOver: ({ over }) => {
      const dropTarget = placeOf(over);
      const isHome = dropTarget?.id === home?.id;
      // The start's announcement must not be interrupted before the item has moved.
      if (!hasLeft && (dropTarget === undefined || isHome)) return undefined;
      hasLeft = true;
      if (dropTarget === undefined) return say.nowhere;
      return isHome ? say.home(dropTarget.label) : say.over(dropTarget.label, dropTarget.landing);
    },
    onDragEnd: ({ active }) => {
      const dropTarget = droppedOn();
      const isKept = dropTarget === undefined || dropTarget.id === home?.id;
      return isKept ? say.kept(labelOf(active), home?.label ?? '') : say.dropped(labelOf(active), dropTarget.label);
    },
    onDragCancel: ({ active }) => say.kept(labelOf(active), home?.label ?? ''),
  };
}
