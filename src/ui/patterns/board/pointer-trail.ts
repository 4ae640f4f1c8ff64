import type { Point } from './target-at.ts';

/** Where the pointer is, from when something was lifted until it was put down. */
export interface PointerTrail {
  readonly begin: () => void;
  /** @returns where the pointer was last; undefined where it has not moved, as when keys do the work */
  readonly end: () => Point | undefined;
}

/**
 * Follows the pointer past the library, whose own place is as old as the last frame: on a slow phone a quick pointer has let
 * go somewhere else by then.
 */
export function makePointerTrail(): PointerTrail {
  let last: Point | undefined;
  const note = ({ clientX, clientY }: MouseEvent | Touch) => {
    last = { x: clientX, y: clientY };
  };
  const noteTouch = ({ changedTouches: [finger] }: TouchEvent) => {
    if (finger !== undefined) note(finger);
  };
  // Heard before whoever ends the drag by them.
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
