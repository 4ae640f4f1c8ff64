/**
 * Returns the focus when the layer that holds it is closed.
 * @param before the element that had the focus before
 * @param otherwise the selector of the element to focus when that one was removed meanwhile
 */
export function returnFocus(before: Element | null, otherwise: string): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const target = isThere ? before : document.querySelector<HTMLElement>(otherwise);
  target?.focus({ preventScroll: true });
}
