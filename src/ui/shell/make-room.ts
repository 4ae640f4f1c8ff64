const ROOT = document.documentElement;
const NONE = { above: 0, below: 0 };

/**
 * Tells the page how much of its height the toasts take, above or below, so that dialogs keep out of their way, and
 * scrolls the field in hand out from under them. @returns ends it
 */
export function makeRoomFor(toasts: HTMLElement): () => void {
  let room = NONE;
  let wasOpen = false;
  const measure = () => {
    const { top, bottom, height } = toasts.getBoundingClientRect();
    const isBelow = top > window.innerHeight - bottom;
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    // What stands under a finger must not move away because a toast goes: an open dialog keeps the room that it has made.
    const kept = isOpen && wasOpen ? room : NONE;
    wasOpen = isOpen;
    if (height === 0) room = kept;
    else if (isBelow) room = { above: 0, below: Math.max(kept.below, Math.ceil(window.innerHeight - top)) };
    else room = { above: Math.max(kept.above, Math.ceil(bottom)), below: 0 };
    ROOT.style.setProperty('--toasts-above', `${room.above}px`);
    ROOT.style.setProperty('--toasts-below', `${room.below}px`);
    if (height > 0) uncover(toasts);
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

function uncover(toasts: HTMLElement): void {
  const field = document.activeElement;
  if (field === null || !field.matches('input, select, textarea')) return;
  const [box, cover] = [field.getBoundingClientRect(), toasts.getBoundingClientRect()];
  const isCovered =
    box.bottom > cover.top && box.top < cover.bottom && box.right > cover.left && box.left < cover.right;
  if (isCovered) field.scrollIntoView({ block: 'nearest' });
}
