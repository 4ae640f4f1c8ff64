import { useEffect, useLayoutEffect, useRef } from 'react';

const HEADING = '[data-page-heading]';

/**
 * Whoever comes from another page is given the focus on the heading (ROUTE-09). Where a live view takes the place of
 * the waiting one, its heading takes the focus over.
 */
export function useKeptHeadingFocus(isLive: boolean): void {
  const isHeld = useRef(false);

  useEffect(() => {
    if (isLive) return undefined;
    const note = ({ target }: FocusEvent) => {
      isHeld.current = target instanceof Element && target.matches(HEADING);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [isLive]);

  useLayoutEffect(() => {
    if (!isLive || !isHeld.current) return;
    isHeld.current = false;
    document.querySelector<HTMLElement>(HEADING)?.focus({ preventScroll: true });
  }, [isLive]);
}
