const ROOT = document.documentElement;

/**
 * Tells the page how much of its height the toasts take, above or below, so that dialogs keep out of their way, and
 * scrolls the field in hand out from under them. While a dialog is open its room only grows: a toast that goes must not
 * move what is about to be pressed. @returns ends it
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
  // Where they stand depends on whether a dialog is open.
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

/** In pixels, from the edge of the window that they stand at. */
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
