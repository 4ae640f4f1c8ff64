import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo } from 'react';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { ActiveItem } from './active-item.tsx';
import { BoardActionsContext } from './board-actions.ts';
import { makeTakes } from './board-kind.ts';
import styles from './board-surface.module.css';
import { makeDragWatch } from './drag-watch.ts';
import { itemElement } from './item-element.ts';
import { makeKeySteps } from './key-steps.ts';
import type { RunningBoard } from './use-board.ts';

/** A click is no drag. */
const MOUSE = { activationConstraint: { distance: 6 } };
/** A finger that rests lifts; one that moves on scrolls the page. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } };
/** Whoever goes on by Tab has not chosen a place: that puts nothing down. */
const KEYS: KeyboardSensorOptions = {
  scrollBehavior: 'auto',
  keyboardCodes: {
    start: [KeyboardCode.Space, KeyboardCode.Enter],
    end: [KeyboardCode.Space, KeyboardCode.Enter],
    cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
  },
};

export interface OfficePresses {
  /** Where places can be emptied. */
  readonly onOfficeEmptied?: ((dropTargetId: string) => void) | undefined;
  /** Where somebody can be looked for who takes a place. */
  readonly onOfficeFilled?: ((dropTargetId: string) => void) | undefined;
}

interface BoardSurfaceProps<Board, Item, Place, Change> extends OfficePresses {
  readonly running: RunningBoard<Board, Item, Place, Change>;
  readonly children: ReactNode;
}

/** Where things are dragged by mouse, touch and keys (DUTY-05). No view above is asked again while something is dragged. */
export function BoardSurface<Board, Item, Place, Change>(props: BoardSurfaceProps<Board, Item, Place, Change>) {
  const { running, onOfficeEmptied, onOfficeFilled, children } = props;
  const { actor, kind, itemOf, takenBy, dropTargetOf, selection } = running;
  const keys = useMemo(() => ({ ...KEYS, coordinateGetter: makeKeySteps(makeTakes(kind)) }), [kind]);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, keys),
  );
  const watch = useMemo(() => makeDragWatch(running), [running]);
  const actions = useMemo(
    () => ({
      askPlaces: (id: string) => {
        const boardItem = itemOf(id);
        if (boardItem !== undefined) actor.send({ type: 'places.asked', item: boardItem.item, from: boardItem.from });
      },
      emptyOffice: (id: string) => onOfficeEmptied?.(id),
      fillOffice: onOfficeFilled,
      selection,
      isChoosable: kind.isChoosable ?? (() => true),
    }),
    [actor, kind, itemOf, onOfficeEmptied, onOfficeFilled, selection],
  );

  return (
    <BoardActionsContext value={actions}>
      <DndContext sensors={sensors} {...watch}>
        <div ref={keepItemFocus} className={styles.surface}>
          {children}
        </div>
        <DragOverlay className={styles.overlay ?? ''} dropAnimation={null} transition={stayPut}>
          <ActiveItem itemOf={takenBy} dropTargetOf={dropTargetOf} />
        </DragOverlay>
      </DndContext>
    </BoardActionsContext>
  );
}

/** A name that is moved back by an undo or a failure takes the focus along. */
const keepItemFocus = keepFocusWithin((gone) => itemElement(gone.dataset['item']));

/** What is moved by keys jumps to the place, without a glide that somebody may not want to see. */
function stayPut(): undefined {
  return undefined;
}
