/** Focuses an element, if there is one. Also used as the `ref` of content that appears after a press and has to be read. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  element?.focus();
}

/** The same without scrolling, for an element that is already visible. */
export function takeFocusInPlace(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}
