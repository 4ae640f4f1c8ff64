/** Focuses an element, if there is one. Also used as the `ref` of content that appears after a press and has to be read. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  element?.focus();
}

/** Focuses an element without scrolling, where it is already visible. */
export function takeFocusInPlace(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}

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
