import { type RefCallback, useMemo, useSyncExternalStore } from 'react';

/** A part is near the window when it is no further than this from it, of the window's own height. */
const NEAR = '25%';

/** Whether a part of the page is near the window; in a browser that does not tell, each is. */
interface Nearness {
  readonly ref: RefCallback<HTMLElement>;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isNear: () => boolean;
}

/** @param stays what was near once counts as near for good */
function makeNearness(stays: boolean): Nearness {
  let isNear = !('IntersectionObserver' in window);
  let notify: (() => void) | undefined;

  return {
    ref: (part) => {
      if (part === null || isNear) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          // Where the focus is, its button must not go.
          const comes = entries.at(-1)?.isIntersecting === true || part.contains(document.activeElement);
          if (comes === isNear || (stays && !comes)) return;
          isNear = comes;
          notify?.();
        },
        { rootMargin: NEAR },
      );
      observer.observe(part);
      return () => observer.disconnect();
    },
    subscribe: (onChange) => {
      notify = onChange;
      return () => {
        notify = undefined;
      };
    },
    isNear: () => isNear,
  };
}

/** Follows whether a part is near the window: only there it has to stand as a whole. */
export function useNearness(): { readonly ref: RefCallback<HTMLElement>; readonly isNear: boolean } {
  const nearness = useMemo(() => makeNearness(false), []);
  return { ref: nearness.ref, isNear: useSyncExternalStore(nearness.subscribe, nearness.isNear) };
}

/** Follows whether a part has ever been near the window. */
export function useWasNear(): { readonly ref: RefCallback<HTMLElement>; readonly wasNear: boolean } {
  const nearness = useMemo(() => makeNearness(true), []);
  return { ref: nearness.ref, wasNear: useSyncExternalStore(nearness.subscribe, nearness.isNear) };
}

let isPrinted = false;

function onPrinted(onChange: () => void): () => void {
  const begin = () => {
    isPrinted = true;
    onChange();
  };
  const end = () => {
    isPrinted = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is on its way to paper, where nothing is far. */
export function usePrinted(): boolean {
  return useSyncExternalStore(onPrinted, () => isPrinted);
}
