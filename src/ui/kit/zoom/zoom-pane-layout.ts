import type { ReactZoomPanPinchContext } from 'react-zoom-pan-pinch';

/** The library's own state and handles. */
export type Zoom = ReactZoomPanPinchContext;

export const WHOLE_PERCENT = 100;

/** How large the content is seen, of its whole size in its box. */
export const percentOf = ({ state }: Zoom): number => Math.round(state.scale * 100);

/** Nothing is enlarged: wheel, fingers and arrows are the page's. Steps of a tenth may leave a trace of a fraction. */
export const isWhole = (zoom: Zoom): boolean => percentOf(zoom) <= WHOLE_PERCENT;

/**
 * After a change of scale: whole, the content is a part of the page, and scrolls sideways where it is wider; larger, it is
 * moved by the library in a box that fits the window. From the one to the other, what is seen stays where it is.
 * @param clientY where in the window the reader looks, in pixels
 */
export function keepInSight(zoom: Zoom, clientY: number): void {
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

const ENLARGED = 'data-enlarged';

/**
 * Scrolls the page to where a box that has become lower holds what the reader looks at; if it can, its buttons are seen as
 * well.
 * @param end where the content ended when it was whole: it has to fill the box down to the last when it will be whole again
 */
function bringTo(box: HTMLElement, clientY: number, end: number): void {
  const { top, bottom, height } = box.getBoundingClientRect();
  if (clientY <= bottom) return;
  const buttons = top - (box.parentElement?.getBoundingClientRect().top ?? top);
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  window.scrollBy(0, top - Math.min(Math.max(covered + buttons, clientY + EDGE - height), end - height));
}

/** How far from the box's end the reader may look, in pixels. */
const EDGE = 16;

/** What is wider than its box at first shows its middle. */
export function showMiddle(box: HTMLElement): void {
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
}
