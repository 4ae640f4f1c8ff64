const ROOT = document.documentElement;

/**
 * Publishes how much height the toasts take, at the top or the bottom, so that dialogs leave room for them, and scrolls the
 * focused field out from under them. While a dialog is open the room only grows: a toast that disappears must not move a button
 * that is about to be pressed. @returns stops it
 */
export function makeRoomFor(toasts: HTMLElement): () => void {
  let room = { above: 0, below: 0 };
  const measure = () => {
    const taken = heightTaken(toasts.getBoundingClientRect());
    const held = document.querySelector('[aria-modal="true"]') === null ? { above: 0, below: 0 } : room;
    room = { above: Math.max(taken.above, held.above), below: Math.max(taken.below, held.below) };
    ROOT.style.setProperty('--toasts-above', `${room.above}px`);
    ROOT.style.setProperty('--toasts-below', `${room.below}px`);
    if (taken.above + taken.below > 0) uncover(toasts);
  };
  const sizes = new ResizeObserver(measure);
  sizes.observe(toasts);
  // The toasts' position depends on whether a dialog is open.
  const dialogs = new MutationObserver(measure);
  dialogs.observe(document.body, { childList: true });
  window.addEventListener('resize', measure);
  return () => {
    sizes.disconnect();
    dialogs.disconnect();
    window.removeEventListener('resize', measure);
    ROOT.style.removeProperty('--toasts-above');
    ROOT.style.removeProperty('--toasts-below');
  };
}

/** In pixels, from the edge of the window at which they are shown. */
function heightTaken({ top, bottom, height }: DOMRect): { above: number; below: number } {
  if (height === 0) return { above: 0, below: 0 };
  const isBelow = top > window.innerHeight - bottom;
  return isBelow ? { above: 0, below: Math.ceil(window.innerHeight - top) } : { above: Math.ceil(bottom), below: 0 };
}

function uncover(toasts: HTMLElement): void {
  const field = document.activeElement;
  if (field === null || !field.matches('input, select, textarea')) return;
  const [box, cover] = [field.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isCovered =
    box.bottom > cover.top && box.top < cover.bottom && box.right > cover.left && box.left < cover.right;
  if (isCovered) field.scrollIntoView({ block: 'nearest' });
}
