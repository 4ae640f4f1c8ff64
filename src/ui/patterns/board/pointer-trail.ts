import type { Point } from './target-at.ts';

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
