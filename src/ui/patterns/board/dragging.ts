/**
 * What a drag over a board is made of: where the pointer is, which container is under it, which of its moves the library
 * hears of, and the steps of the arrow keys.
 */

import {
  type Active,
  type ClientRect,
  type Collision,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  MouseSensor,
  type MouseSensorOptions,
  type Over,
  pointerWithin,
  type SensorProps,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import type { AcceptsDrop } from './use-board.ts';

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Tracks the pointer during a drag. */
export interface PointerTrail {
  /** @param from where the pointer was pressed; undefined for a drag by keys */
  readonly begin: (from?: Point) => void;
  /** The last position of the pointer; undefined if it has not moved. */
  readonly last: () => Point | undefined;
  /** The `ref` of an element that follows the pointer: the browser moves it, and no view renders. */
  readonly carry: (element: HTMLElement | null) => void;
  /** @returns the last position of the pointer; undefined if it has not moved, as in a drag by keys */
  readonly end: () => Point | undefined;
}

/**
 * Tracks the pointer without the library, whose position is that of the last frame: on a slow phone a quick pointer has been
 * released somewhere else by then.
 */
export function makePointerTrail(): PointerTrail {
  let start: Point | undefined;
  let last: Point | undefined;
  let carried: HTMLElement | null = null;
  const move = () => {
    if (carried === null || start === undefined || last === undefined) return;
    carried.style.translate = `${last.x - start.x}px ${last.y - start.y}px`;
  };
  const note = ({ clientX, clientY }: MouseEvent | Touch) => {
    last = { x: clientX, y: clientY };
    move();
  };
  const noteTouch = ({ changedTouches: [finger] }: TouchEvent) => {
    if (finger !== undefined) note(finger);
  };
  // Capturing, to run before the listeners that end the drag.
  const early = { capture: true, passive: true };
  const stop = () => {
    for (const type of ['mousemove', 'mouseup'] as const) window.removeEventListener(type, note, early);
    for (const type of ['touchmove', 'touchend'] as const) window.removeEventListener(type, noteTouch, early);
  };

  return {
    begin: (from) => {
      stop();
      start = from;
      last = undefined;
      for (const type of ['mousemove', 'mouseup'] as const) window.addEventListener(type, note, early);
      for (const type of ['touchmove', 'touchend'] as const) window.addEventListener(type, noteTouch, early);
    },
    last: () => last,
    carry: (element) => {
      carried = element;
      move();
    },
    end: () => {
      stop();
      return last;
    },
  };
}

/**
 * The id of the innermost container at a point of the window that accepts the dragged item. The document is queried: one call
 * instead of measuring hundreds of containers, and its answer is never out of date.
 */
export function targetAt({ x, y }: Point, active: Active['id'], takes: AcceptsDrop): string | undefined {
  let place = targetAround(document.elementFromPoint(x, y));
  while (place !== null && !takes(active, idOf(place))) place = targetAround(place.parentElement);
  return place === null ? undefined : idOf(place);
}

function targetAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-drop-target]') ?? null;
}

function idOf({ dataset }: HTMLElement): string {
  return dataset['dropTarget'] ?? '';
}

/** Without a pointer, the point this many pixels inside the dragged item's corner is used. */
const INSIDE_ITEM = 4;

/**
 * Finds the container under the pointer, or under the corner of an item moved by keys, among those that accept the item. An
 * unchanged result is the same object, so that nothing is announced without a change.
 * @param trail knows where the pointer is by now: of most moves the library learns nothing (`QuietMouseSensor`)
 */
export function makeCollisionDetection(takes: AcceptsDrop, trail: Pick<PointerTrail, 'last'>): CollisionDetection {
  let last: Collision[] = [];

  return (given) => {
    const { active, collisionRect, droppableContainers } = given;
    const pointer = given.pointerCoordinates === null ? null : (trail.last() ?? given.pointerCoordinates);
    const under = pointer === null ? undefined : targetAt(pointer, active.id, takes);
    const found = pointerWithin({
      ...given,
      droppableContainers: droppableContainers.filter(({ id }) =>
        pointer === null ? takes(active.id, id) : id === under,
      ),
      pointerCoordinates: pointer ?? { x: collisionRect.left + INSIDE_ITEM, y: collisionRect.top + INSIDE_ITEM },
    });
    const isSame = found.length === last.length && found.every(({ id }, at) => id === last[at]?.id);
    if (!isSame) last = found;
    return last;
  };
}

interface QuietOptions {
  readonly takes: AcceptsDrop;
}

/** The board scrolls while the pointer is so near the window's upper or lower end, as a part of its height. */
const SCROLL_EDGE = 0.2;

/** Boards scroll up and down only. */
export const AUTO_SCROLL = { threshold: { x: 0, y: SCROLL_EDGE } };

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
    const isAtEdge = point.y < window.innerHeight * SCROLL_EDGE || point.y > window.innerHeight * (1 - SCROLL_EDGE);
    const isElsewhere = targetAt(point, drag.active, drag.options.takes) !== drag.context.current.over?.id;
    if (isElsewhere || isAtEdge || wasAtEdge) drag.onMove(point);
    wasAtEdge = isAtEdge;
  };
}

type Box = Pick<ClientRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The distance of a box in a direction, plus its sideways offset; undefined if it is not in that direction. Lower is nearer. */
const DISTANCES: Readonly<Record<string, (from: Box, to: Box) => number | undefined>> = {
  [KeyboardCode.Right]: (from, to) => distance(to.left - from.right, from.top - to.bottom, to.top - from.bottom),
  [KeyboardCode.Left]: (from, to) => distance(from.left - to.right, from.top - to.bottom, to.top - from.bottom),
  [KeyboardCode.Down]: (from, to) => distance(to.top - from.bottom, from.left - to.right, to.left - from.right),
  [KeyboardCode.Up]: (from, to) => distance(from.top - to.bottom, from.left - to.right, to.left - from.right),
};

/** Boxes that overlap by a fraction of a pixel count as beside each other. */
const TOLERANCE = -1;

/** The penalty for a box that is not straight ahead: it comes after all boxes that are. */
const NOT_AHEAD = 100_000;

function distance(ahead: number, ...aside: readonly number[]): number | undefined {
  if (ahead < TOLERANCE) return undefined;
  const sideways = Math.max(0, ...aside);
  return sideways === 0 ? ahead : NOT_AHEAD + ahead + sideways;
}

/** How far inside a container the item's corner is placed, in pixels, so that it lies over that container only. */
const INSIDE_CONTAINER = 8;

/** An arrow key moves the dragged item to the nearest container in its direction that accepts it (DUTY-05). */
export function makeKeySteps(takes: AcceptsDrop): KeyboardCoordinateGetter {
  return (event, { active, context }) => {
    const way = DISTANCES[event.code];
    const { collisionRect, droppableContainers, droppableRects, over } = context;
    if (way === undefined || collisionRect === null) return undefined;
    event.preventDefault();
    const from = (over === null ? undefined : droppableRects.get(over.id)) ?? collisionRect;
    const [nearest] = droppableContainers
      .getEnabled()
      .filter(({ id }) => takes(active, id) && id !== over?.id)
      .flatMap(({ id }) => {
        const box = droppableRects.get(id);
        const far = box === undefined ? undefined : way(from, box);
        return box === undefined || far === undefined ? [] : [{ box, far }];
      })
      .toSorted((one, other) => one.far - other.far);
    return nearest === undefined
      ? undefined
      : { x: nearest.box.left + INSIDE_CONTAINER, y: nearest.box.top + INSIDE_CONTAINER };
  };
}
