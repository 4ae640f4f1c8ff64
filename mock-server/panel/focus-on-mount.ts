/** For a `ref`: the focus goes to what has just come onto the page. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
