/**
 * Moves the focus to the first invalid field of a form. The error of the whole form is scrolled into view first, so that it
 * stays visible if both fit.
 * @param field the selector of another field
 */
export function focusFirstError(form: HTMLElement | null, field = '[aria-invalid="true"]'): void {
  form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
  const target = form?.querySelector<HTMLElement>(field);
  target?.focus({ preventScroll: true });
  // A field that already had the focus may have been pushed under the bottom navigation.
  target?.scrollIntoView({ block: 'nearest' });
}
