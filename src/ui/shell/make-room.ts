const ROOT = document.documentElement;

/**
 * Tells the page how much of its height the toasts take, above or below, so that dialogs keep out of their way, and
 * scrolls the field in hand out from under them. @returns ends it
 */
export function makeRoomFor(toasts: HTMLElement): () => void {
  const measure = () => {
    const { top, bottom, height } = toasts.getBoundingClientRect();
    const isBelow = top > window.innerHeight - bottom;
    ROOT.style.setProperty('--toasts-above', height === 0 || isBelow ? '0px' : `${Math.ceil(bottom)}px`);
    ROOT.style.setProperty(
      '--toasts-below',
      height > 0 && isBelow ? `${Math.ceil(window.innerHeight - top)}px` : '0px',
    );
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
