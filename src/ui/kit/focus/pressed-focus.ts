/**
 * Focuses a button that is pressed, as most browsers do automatically. Safari does not, and a dialog that opens would not know
 * which element to return the focus to. @returns stops it
 */
export function focusPressed(): () => void {
  document.addEventListener('click', focusButtonOf, { capture: true });
  return () => document.removeEventListener('click', focusButtonOf, { capture: true });
}

function focusButtonOf({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null && button !== document.activeElement) button.focus({ preventScroll: true });
}
