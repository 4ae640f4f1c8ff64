import type { ComponentProps, KeyboardEvent } from 'react';
import { takeFocusInPlace } from '@/ui/kit/focus/take-focus.ts';
import { isWhole, type Zoom } from './zoom-pane-layout.ts';

/** A point of the window, in pixels. */
export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

interface Zooming {
  readonly zoom: Zoom;
  readonly scaleTo: (scale: number, at?: Point) => void;
  readonly changeBy: (steps: number) => void;
  readonly reset: () => void;
}

type Keys = Readonly<Record<string, () => void>>;

const DOUBLE_PRESS_SCALE = 2;
/** How far an arrow key moves content that is larger than its box, in pixels. */
const ARROW_STEP = 80;

/**
 * The box's own handlers, which run before those of the library on the box and the window: an event that is captured and
 * stopped here never reaches the library, and is left to the page. So one finger and the arrow keys scroll the page while the
 * content is not enlarged; so does the wheel, until the box was pressed or Ctrl is held, and when it cannot zoom out further.
 */
export function zoomGestures({ zoom, scaleTo, changeBy, reset }: Zooming): ComponentProps<'section'> {
  const pan = (x: number, y: number) => void zoom.getContext().panBy(x * ARROW_STEP, y * ARROW_STEP, 0);
  const always: Keys = { '+': () => changeBy(1), '=': () => changeBy(1), '-': () => changeBy(-1), '0': reset };
  const enlarged: Keys = {
    ArrowLeft: () => pan(1, 0),
    ArrowRight: () => pan(-1, 0),
    ArrowUp: () => pan(0, 1),
    ArrowDown: () => pan(0, -1),
  };
  return {
    onWheelCapture: (event) => {
      const isHeld = event.ctrlKey || event.metaKey;
      const isMeant = isHeld || event.currentTarget.contains(document.activeElement);
      if (!isMeant || (isWhole(zoom) && event.deltaY > 0 && !isHeld)) event.stopPropagation();
    },
    onTouchStartCapture: (event) => {
      if (isWhole(zoom) && event.touches.length === 1) event.stopPropagation();
    },
    onMouseDownCapture: (event) => {
      if (isWhole(zoom)) event.stopPropagation();
    },
    // The library prevents the browser's own focusing, because a press may start a drag.
    onMouseDown: ({ currentTarget }) => takeFocusInPlace(currentTarget),
    onDoubleClick: ({ clientX, clientY }) => scaleTo(isWhole(zoom) ? DOUBLE_PRESS_SCALE : 1, { clientX, clientY }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const asked = always[event.key] ?? (isWhole(zoom) ? undefined : enlarged[event.key]);
      if (asked === undefined) return;
      event.preventDefault();
      asked();
    },
  };
}
