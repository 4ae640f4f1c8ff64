import type { Point } from './target-at.ts';

/** Tracks the pointer during a drag. */
export interface PointerTrail {
  readonly begin: () => void;
  /** @returns the last position of the pointer; undefined if it has not moved, as in a drag by keys */
  readonly end: () => Point | undefined;
}

/**
 * Tracks the pointer without the library, whose position is that of the last frame: on a slow phone a quick pointer has been
 * released somewhere else by then.
 */
export function makePointerTrail(): PointerTrail {
  let last: Point | undefined;
  const note = ({ clientX, clientY }: MouseEvent | Touch) => {
    last = { x: clientX, y: clientY };
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
    begin: () => {
      stop();
      last = undefined;
      for (const type of ['mousemove', 'mouseup'] as const) window.addEventListener(type, note, early);
      for (const type of ['touchmove', 'touchend'] as const) window.addEventListener(type, noteTouch, early);
    },
    end: () => {
      stop();
      return last;
    },
  };
}
