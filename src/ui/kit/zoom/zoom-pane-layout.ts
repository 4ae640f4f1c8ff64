import type { ReactZoomPanPinchContext } from 'react-zoom-pan-pinch';

/** The library's own state and handles. */
export type Zoom = ReactZoomPanPinchContext;

/** The zoom that fits the content to its box. */
export const WHOLE_PERCENT = 100;

/** The zoom in percent; 100 fits the content to its box. */
export const percentOf = ({ state }: Zoom): number => Math.round(state.scale * 100);

/**
 * Nothing is enlarged: wheel, fingers and arrow keys scroll the page. Rounded, because steps of a tenth may leave a small
 * fraction.
 */
export const isWhole = (zoom: Zoom): boolean => percentOf(zoom) <= WHOLE_PERCENT;

/**
 * Called after a change of scale. Not enlarged, the content is a part of the page, and scrolls sideways where it is wider;
 * enlarged, it is moved by the library in a box that fits the window. The visible point stays in place when one changes to the
 * other.
 * @param clientY the vertical position in the window that stays fixed, in pixels
 */
export function keepPointFixed(zoom: Zoom, clientY: number): void {
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
 * Scrolls the page so that a box whose height has shrunk contains that position, with its buttons visible if possible.
 * @param end where the content ended before it was enlarged: it must fill the box to the end when it is reset
 */
function bringTo(box: HTMLElement, clientY: number, end: number): void {
  const { top, bottom, height } = box.getBoundingClientRect();
  if (clientY <= bottom) return;
  const buttons = top - (box.parentElement?.getBoundingClientRect().top ?? top);
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  window.scrollBy(0, top - Math.min(Math.max(covered + buttons, clientY + EDGE - height), end - height));
}

/** The least distance from that position to the box's end, in pixels. */
const EDGE = 16;

/** Scrolls content that is wider than its box to its middle. */
export function centre(box: HTMLElement): void {
  box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
}
