import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useZoomPanPinch } from 'react-zoom-pan-pinch';
import { type Point, zoomGestures } from './zoom-pane-gestures.ts';
import { keepInSight, percentOf, showMiddle, WHOLE_PERCENT } from './zoom-pane-layout.ts';

export const MOST_PERCENT = 400;

const WHEEL_STEP = 0.1;
const BUTTON_STEP = 0.25;

/** Runs the library over a box and its content. Nothing moves by itself but what was flung, and that only for who likes movement. */
export function useZoom() {
  const { wrapperRef, contentRef, instance } = useZoomPanPinch({
    minScale: WHOLE_PERCENT / 100,
    maxScale: MOST_PERCENT / 100,
    // Each step of the wheel is a whole one, however far it turned, and nothing swings beyond a bound.
    smooth: false,
    disablePadding: true,
    wheel: { step: WHEEL_STEP },
    // By dblclick alone, which browsers send for two taps as well: the library would count those twice.
    doubleClick: { disabled: true },
    autoAlignment: { animationTime: 0 },
    velocityAnimation: { disabled: window.matchMedia('(prefers-reduced-motion: reduce)').matches },
    onWheel: ({ instance: zoom }, { clientY }) => keepInSight(zoom, clientY),
    onPinch: ({ instance: zoom }, { touches }) => keepInSight(zoom, touches[0]?.clientY ?? 0),
  });
  const zoom = instance.current;
  const percent = useSyncExternalStore(
    zoom.onChange,
    () => percentOf(zoom),
    () => WHOLE_PERCENT,
  );

  useLayoutEffect(() => {
    if (wrapperRef.current !== null) showMiddle(wrapperRef.current);
  }, [wrapperRef]);

  const scaleTo = (scale: number, at?: Point): void => {
    const { wrapperComponent: box } = zoom;
    if (box === null) return;
    const { clientX, clientY } = at ?? middleInSight(box);
    // The library takes the box for its content's place: without a border, and not scrolled.
    const [x, y] = [clientX - box.clientLeft + box.scrollLeft, clientY - box.clientTop];
    void zoom.getContext().zoomToPoint(scale, x, y, 0);
    keepInSight(zoom, clientY);
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

/** The middle of what the window shows of a box. */
function middleInSight(box: HTMLElement): Point {
  const { left, width, top, bottom } = box.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: (Math.max(0, top) + Math.min(window.innerHeight, bottom)) / 2 };
}
