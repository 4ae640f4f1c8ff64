/** For a `ref`: moves the focus to an element that has just been rendered. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
