import type { RefCallback } from 'react';

/** The nearest part around an element that can hold the focus by itself: it has a `tabIndex`, -1 for the most part. */
export function partAround(element: Element): HTMLElement | null {
  return element.parentElement?.closest<HTMLElement>('[tabindex]') ?? null;
}

/** Before a button goes with what it is about: the focus stays with the part around it. */
export function focusPartAround(button: Element): void {
  partAround(button)?.focus();
}

/** Where the focus goes within a part: what a selector finds there, or what stands for the element that is gone. */
type Fallback = string | ((gone: HTMLElement) => HTMLElement | undefined);

/**
 * Makes the `ref` of a part of the page in which the focus stays when what had it goes away: the keyboard would begin anew
 * at the top of the page. Made once, outside of the view.
 * @param fallback what takes the focus then; when left out the part itself, which needs a `tabIndex` of -1
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
  // Whoever took it away may have known a better place, which has the focus by now.
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
