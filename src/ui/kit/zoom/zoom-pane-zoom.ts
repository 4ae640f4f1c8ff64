import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useZoomPanPinch } from 'react-zoom-pan-pinch';
import { type Point, zoomGestures } from './zoom-pane-gestures.ts';
import { centre, keepPointFixed, percentOf, WHOLE_PERCENT } from './zoom-pane-layout.ts';

/** The largest zoom; of more, a scanned page shows nothing new. */
export const MOST_PERCENT = 400;

const WHEEL_STEP = 0.1;
const BUTTON_STEP = 0.25;

/** Runs the library on a box and its content. The only animation is the momentum of a drag, and only without reduced motion. */
export function useZoom() {
  const { wrapperRef, contentRef, instance } = useZoomPanPinch({
    minScale: WHOLE_PERCENT / 100,
    maxScale: MOST_PERCENT / 100,
    // Each wheel event is one full step, and nothing overshoots a bound.
    smooth: false,
    disablePadding: true,
    wheel: { step: WHEEL_STEP },
    // Handled by `dblclick` only, which browsers also send for two taps: the library would count those twice.
    doubleClick: { disabled: true },
    autoAlignment: { animationTime: 0 },
    velocityAnimation: { disabled: window.matchMedia('(prefers-reduced-motion: reduce)').matches },
    onWheel: ({ instance: zoom }, { clientY }) => keepPointFixed(zoom, clientY),
    onPinch: ({ instance: zoom }, { touches }) => keepPointFixed(zoom, touches[0]?.clientY ?? 0),
  });
  const zoom = instance.current;
  const percent = useSyncExternalStore(
    zoom.onChange,
    () => percentOf(zoom),
    () => WHOLE_PERCENT,
  );

  useLayoutEffect(() => {
    if (wrapperRef.current !== null) centre(wrapperRef.current);
  }, [wrapperRef]);

  const scaleTo = (scale: number, at?: Point): void => {
    const { wrapperComponent: box } = zoom;
    if (box === null) return;
    const { clientX, clientY } = at ?? middleInSight(box);
    // The library measures from the box's edge: without its border and its scroll position.
    const [x, y] = [clientX - box.clientLeft + box.scrollLeft, clientY - box.clientTop];
    void zoom.getContext().zoomToPoint(scale, x, y, 0);
    keepPointFixed(zoom, clientY);
  };
  const changeBy = (steps: number): void => scaleTo(zoom.state.scale + steps * BUTTON_STEP);
  const reset = (): void => scaleTo(1);

  return {
    box: wrapperRef,
    content: contentRef,
    percent,
    changeBy,
    reset,
    gestures: zoomGestures({ zoom, scaleTo, changeBy, reset }),
  };
}

/** The middle of the visible part of a box. */
function middleInSight(box: HTMLElement): Point {
  const { left, width, top, bottom } = box.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2 };
}
