/**
 * Moves the focus to the first wrong field of a form. What is said of the form as a whole is brought into view first, so
 * that it stays there where both have room.
 * @param field another field than that, as a selector
 */
export function focusFirstError(form: HTMLElement | null, field = '[aria-invalid="true"]'): void {
  form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  const target = form?.querySelector<HTMLElement>(field);
  target?.focus({ preventScroll: true });
  // A field that had the focus already may have been pushed under the bar at the foot.
  target?.scrollIntoView({ block: 'nearest' });
}
