import type { RefCallback } from 'react';

/** The nearest ancestor with a `tabIndex`, which is mostly -1. */
export function partAround(element: Element): HTMLElement | null {
  return element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
}

/** Called before a button is removed together with its content: moves the focus to the part around it. */
export function focusPartAround(button: Element): void {
  partAround(button)?.focus();
}

/** Where the focus goes within a part: a selector, or a function that finds the replacement of the removed element. */
type Fallback = string | ((gone: HTMLElement) => HTMLElement | undefined);

/**
 * Creates the `ref` of a part of the page that keeps the focus when the focused element is removed: otherwise the keyboard
 * would start again at the top of the page. Create it once, outside the component.
 * @param fallback the element to focus then; by default the part itself, which needs a `tabIndex` of -1
 */
export function keepFocusWithin(fallback?: Fallback): RefCallback<HTMLElement> {
  return (part) => (part === null ? undefined : watchFocus(part, fallback));
}

function watchFocus(part: HTMLElement, fallback: Fallback | undefined): () => void {
  const inside = (target: EventTarget | null) =>
    target instanceof HTMLElement && part.contains(target) ? target : undefined;
  let last = inside(document.activeElement);
  const note = ({ target }: FocusEvent) => {
    last = inside(target);
  };
  // The code that removed the element may have moved the focus to a better place already.
  const heir = (gone: HTMLElement) => {
    if (typeof fallback === 'function') return fallback(gone);
    return fallback === undefined ? part : part.querySelector<HTMLElement>(fallback);
  };
  const removals = new MutationObserver(() => {
    if (last?.isConnected !== false || document.activeElement !== document.body) return;
    heir(last)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', note);
  removals.observe(part, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    removals.disconnect();
  };
}
