/** For the `ref` of what appears in answer to a press and has to be read: it takes the focus as soon as it stands there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The same for what stands in sight already, however long it is: the page does not move. */
export function takeFocusInPlace(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
