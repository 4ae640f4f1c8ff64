import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { type ReactZoomPanPinchContext, useZoomPanPinch } from 'react-zoom-pan-pinch';
import { Button } from '@/ui/kit/actions/button.tsx';
import { takeFocusInPlace } from '@/ui/kit/focus/focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { percentText, zoomGroup, zoomMessages } from '@/ui/messages/ko/kit-parts.ts';
import styles from './zoom-pane.module.css';

/** The zoom in percent that fits the content to its box. */
const WHOLE_PERCENT = 100;

/** The largest zoom; of more, a scanned page shows nothing new. */
const MOST_PERCENT = 400;

interface ZoomPaneProps {
  /** Names the content, such as `그림`; the buttons' labels contain it. */
  readonly label: string;
  /** Pictures, not buttons or links: a press on them may start a drag. */
  readonly children: ReactNode;
  /** Further buttons, in a row with the pane's own. */
  readonly tools?: ReactNode;
}

/**
 * Content that can be enlarged up to four times (BULL-03): by buttons, by the wheel in steps of a tenth (after a press on it,
 * or with Ctrl), by two fingers, by a double press, and by the keys +, - and 0. Enlarged, it is moved by dragging and by the
 * arrow keys in a box that fits the window; else it scrolls with the page.
 */
export function ZoomPane({ label, children, tools }: ZoomPaneProps) {
  const { box, content, percent, changeBy, reset, gestures } = useZoom();
  const isSmallest = percent <= WHOLE_PERCENT;
  return (
    <div className={styles.pane}>
      <div className={styles.controls}>
        <fieldset className={styles.scale} aria-label={zoomGroup(label)}>
          <Button
            variant="quiet"
            round
            aria-label={zoomMessages.smaller}
            aria-disabled={isSmallest}
            onClick={() => changeBy(-1)}
          >
            <Icon name="minus" />
          </Button>
          <output className={styles.percent}>{percentText(percent)}</output>
          <Button
            variant="quiet"
            round
            aria-label={zoomMessages.larger}
            aria-disabled={percent >= MOST_PERCENT}
            onClick={() => changeBy(1)}
          >
            <Icon name="plus" />
          </Button>
          <Button variant="bare" className={styles.reset} aria-disabled={isSmallest} onClick={reset}>
            <Icon name="reset" />
            <span className={styles.word}>{zoomMessages.reset}</span>
          </Button>
        </fieldset>
        {tools}
      </div>
      <section
        {...gestures}
        ref={box}
        className={styles.box}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what moves has to be reached by the keyboard, too
        tabIndex={0}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </section>
    </div>
  );
}

/** The library's own state and handles. */
type Zoom = ReactZoomPanPinchContext;

/** A point of the window, in pixels. */
interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

const WHEEL_STEP = 0.1;
const BUTTON_STEP = 0.25;

/** Runs the library on a box and its content. The only animation is the momentum of a drag, and only without reduced motion. */
function useZoom() {
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
function zoomGestures({ zoom, scaleTo, changeBy, reset }: Zooming): ComponentProps<'section'> {
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

/** The zoom in percent; 100 fits the content to its box. */
const percentOf = ({ state }: Zoom): number => Math.round(state.scale * 100);

/**
 * Nothing is enlarged: wheel, fingers and arrow keys scroll the page. Rounded, because steps of a tenth may leave a small
 * fraction.
 */
const isWhole = (zoom: Zoom): boolean => percentOf(zoom) <= WHOLE_PERCENT;

const ENLARGED = 'data-enlarged';

/** The least distance from the fixed position to the end of a box that has shrunk, in pixels. */
const LEAST_BELOW = 16;

/**
 * Called after a change of scale. Not enlarged, the content is a part of the page, and scrolls sideways where it is wider;
 * enlarged, it is moved by the library in a box that fits the window. The visible point stays in place when one changes to the
 * other.
 * @param clientY the vertical position in the window that stays fixed, in pixels
 */
function keepPointFixed(zoom: Zoom, clientY: number): void {
  const { wrapperComponent: box, contentComponent: content } = zoom;
  const enlarged = !isWhole(zoom);
  if (box === null || content === null || enlarged === box.hasAttribute(ENLARGED)) return;
  const { panBy, setTransform } = zoom.getContext();
  const before = content.getBoundingClientRect();
  box.toggleAttribute(ENLARGED, enlarged);
  if (enlarged) {
    bringTo(box, clientY, clientY + (before.bottom - clientY) / zoom.state.scale);
    const after = content.getBoundingClientRect();
    void panBy(before.left - after.left, before.top - after.top, 0);
  } else {
    void setTransform(0, 0, 1, 0);
    const after = content.getBoundingClientRect();
    box.scrollLeft += after.left - before.left;
    window.scrollBy(0, after.top - before.top);
  }
}

/**
 * Scrolls the page so that a box whose height has shrunk contains the fixed position, with its buttons visible if possible.
 * @param end where the content ended before it was enlarged: it must fill the box to the end when it is reset
 */
function bringTo(box: HTMLElement, clientY: number, end: number): void {
  const { top, bottom, height } = box.getBoundingClientRect();
  if (clientY <= bottom) return;
  const buttons = top - (box.parentElement?.getBoundingClientRect().top ?? top);
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  window.scrollBy(0, top - Math.min(Math.max(covered + buttons, clientY + LEAST_BELOW - height), end - height));
}

/** Scrolls content that is wider than its box to its middle. */
function centre(box: HTMLElement): void {
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
}
