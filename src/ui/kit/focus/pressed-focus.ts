/**
 * Gives the focus to a button that is pressed, as most browsers do by themselves: Safari does not, and what opens then would
 * not know where to give the focus back to. @returns ends it
 */
export function focusPressed(): () => void {
  document.addEventListener('click', focusButtonOf, { capture: true });
  return () => document.removeEventListener('click', focusButtonOf, { capture: true });
}

function focusButtonOf({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button !== null && button !== document.activeElement) button.focus({ preventScroll: true });
}
