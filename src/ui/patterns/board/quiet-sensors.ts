import {
  type Active,
  MouseSensor,
  type MouseSensorOptions,
  type Over,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import type { AcceptsDrop } from './board-kind.ts';
import { type Point, targetAt } from './target-at.ts';

interface QuietOptions {
  readonly takes: AcceptsDrop;
}

/** The board scrolls while the pointer is so near the window's upper or lower end, as a part of its height. */
const EDGE = 0.2;

/** Boards scroll up and down only. */
export const AUTO_SCROLL = { threshold: { x: 0, y: EDGE } };

/**
 * Reports the moves of the mouse that change something: the library renders every item and container of the board at each
 * move that it learns of. Meanwhile the dragged item follows the pointer by itself (`PointerTrail`).
 */
export class QuietMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions & QuietOptions>) {
    super({ ...props, onMove: changesOnly(props) });
  }
}

/** Reports the moves of a finger that change something. */
export class QuietTouchSensor extends TouchSensor {
  constructor(props: SensorProps<TouchSensorOptions & QuietOptions>) {
    super({ ...props, onMove: changesOnly(props) });
  }
}

interface Drag {
  readonly active: Active['id'];
  readonly options: QuietOptions;
  /** The container over which the item is, as the board shows it. */
  readonly context: { readonly current: { readonly over: Pick<Over, 'id'> | null } };
  readonly onMove: (point: Point) => void;
}

/** Moves to another container, and those that scroll the board or stop that. */
export function changesOnly(drag: Drag): (point: Point) => void {
  let wasAtEdge = false;
  return (point) => {
    const isAtEdge = point.y < window.innerHeight * EDGE || point.y > window.innerHeight * (1 - EDGE);
    const isElsewhere = targetAt(point, drag.active, drag.options.takes) !== drag.context.current.over?.id;
    if (isElsewhere || isAtEdge || wasAtEdge) drag.onMove(point);
    wasAtEdge = isAtEdge;
  };
}
