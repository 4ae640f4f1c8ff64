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
  takeFocusInPlace(isThere(before) ? before : document.querySelector<HTMLElement>(otherwise));
}

/** The same, to the part around that element: an Enter that comes late does nothing there. */
export function returnFocusAround(before: Element | null, otherwise: string): void {
  const part = isThere(before)
    ? before.parentElement?.closest<HTMLElement>('article, li, tr, section, [tabindex]')
    : null;
  if (part) takeFocusInPlace(focusable(part));
  else returnFocus(before, otherwise);
}

function isThere(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element !== document.body && element.isConnected;
}

/** Makes an element focusable, if it is not: until it loses the focus, since a later press on it focuses the element around it. */
export function focusable(element: HTMLElement): HTMLElement {
  if (element.hasAttribute('tabindex')) return element;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  return element;
}
