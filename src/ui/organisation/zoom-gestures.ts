import type { ZoomEvent } from '@/organisation/machines/zoom.machine.ts';

/** How much one step of a wheel enlarges. */
const WHEEL_STEP = 1.1;

/**
 * Hears what enlarges a picture without a button: two fingers that part, and a wheel turned with Ctrl, which is also
 * what a touchpad sends for two fingers. A wheel alone scrolls the page as ever.
 * @returns a function that stops it
 */
export function followZoomGestures(box: HTMLElement, send: (event: ZoomEvent) => void): () => void {
  let spread: number | undefined;

  const turned = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    send({ type: 'zoom.scaled', factor: event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP });
  };
  const moved = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (one === undefined || other === undefined) return;
    event.preventDefault();
    const wide = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (spread !== undefined && spread > 0) send({ type: 'zoom.scaled', factor: wide / spread });
    spread = wide;
  };
  const lifted = () => {
    spread = undefined;
  };

  // Not passive: else the browser would enlarge the whole page as well.
  box.addEventListener('wheel', turned, { passive: false });
  box.addEventListener('touchmove', moved, { passive: false });
  box.addEventListener('touchend', lifted);
  box.addEventListener('touchcancel', lifted);
  return () => {
    box.removeEventListener('wheel', turned);
    box.removeEventListener('touchmove', moved);
    box.removeEventListener('touchend', lifted);
    box.removeEventListener('touchcancel', lifted);
  };
}

/**
 * Scrolls a box so that the middle of what it shows stays there after the picture in it was drawn at another scale.
 * @param before the scale it was drawn at; undefined at first, when the middle of its top is shown
 */
export function keepMiddle(box: HTMLElement, before: number | undefined, scale: number): void {
  if (before === undefined) {
    box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
    return;
  }
  const factor = scale / before;
  box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * factor - box.clientWidth / 2;
  box.scrollTop = (box.scrollTop + box.clientHeight / 2) * factor - box.clientHeight / 2;
}
