/** Focuses an element, if there is one. Also used as the `ref` of content that appears after a press and has to be read. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  element?.focus();
}

/** Focuses an element without scrolling, where it is already visible. */
export function takeFocusInPlace(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
}
