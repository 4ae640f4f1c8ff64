import { type RefCallback, useMemo, useSyncExternalStore } from 'react';

/** A part is near the window when it is no further than this from it, of the window's own height. */
const NEAR = '25%';

/** Whether a part of the page is near the window; in a browser that does not tell, each is. */
interface Nearness {
  readonly ref: RefCallback<HTMLElement>;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isNear: () => boolean;
}

interface NearnessOptions {
  /** What was near once counts as near for good. */
  readonly stays: boolean;
  /** Counts as near until the browser says otherwise. */
  readonly startsNear: boolean;
}

type OnCrossing = (isNear: boolean) => void;

const watched = new Map<Element, OnCrossing>();
let observer: IntersectionObserver | undefined;

/** All parts share one observer: what it reports together is rendered together. */
function watch(part: Element, onCrossing: OnCrossing): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: NEAR },
  );
  watched.set(part, onCrossing);
  observer.observe(part);
  return () => {
    watched.delete(part);
    observer?.unobserve(part);
    if (watched.size === 0) observer = undefined;
  };
}

function makeNearness({ stays, startsNear }: NearnessOptions): Nearness {
  let isNear = startsNear || !('IntersectionObserver' in window);
  let notify: (() => void) | undefined;

  return {
    ref: (part) => {
      if (part === null || !('IntersectionObserver' in window) || (stays && isNear)) return undefined;
      return watch(part, (isIntersecting) => {
        // Where the focus is, its button must not go.
        const comes = isIntersecting || part.contains(document.activeElement);
        if (comes === isNear || (stays && !comes)) return;
        isNear = comes;
        notify?.();
      });
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

/**
 * Tracks whether a part is near the viewport; elsewhere a placeholder is rendered.
 * @param startsNear true where it is usually near at first: saves a second rendering
 */
export function useNearness(startsNear: boolean): { readonly ref: RefCallback<HTMLElement>; readonly isNear: boolean } {
  // oxlint-disable-next-line react/exhaustive-deps -- how it starts is asked once
  const nearness = useMemo(() => makeNearness({ stays: false, startsNear }), []);
  return { ref: nearness.ref, isNear: useSyncExternalStore(nearness.subscribe, nearness.isNear) };
}

/** Follows whether a part has ever been near the window. */
export function useWasNear(): { readonly ref: RefCallback<HTMLElement>; readonly wasNear: boolean } {
  const nearness = useMemo(() => makeNearness({ stays: true, startsNear: false }), []);
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

/** Whether the page is being printed; then everything is rendered. */
export function usePrinted(): boolean {
  return useSyncExternalStore(onPrinted, () => isPrinted);
}
