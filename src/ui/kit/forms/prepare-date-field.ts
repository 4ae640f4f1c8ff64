/**
 * Has the browser make its first date field while the page is idle: that takes it longer than all other fields of a
 * form together, and a dialog with one would open late. Browsers that report no idle time make it with the dialog.
 * @returns cancels it
 */
export function prepareDateField(): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return undefined;
  let isWanted = true;
  requestIdleCallback(() => {
    if (isWanted) makeOne();
  });
  return () => {
    isWanted = false;
  };
}

/** Lays out a date field once, where nobody sees it, and removes it. */
function makeOne(): void {
  const field = document.createElement('input');
  field.type = 'date';
  field.inert = true;
  field.style.cssText = 'position: fixed; visibility: hidden';
  document.body.append(field);
  field.getBoundingClientRect();
  field.remove();
}
