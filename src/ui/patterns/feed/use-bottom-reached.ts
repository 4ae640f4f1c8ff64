import { type RefCallback, useCallback } from 'react';

/** How near the end of a scroll box counts as its bottom, in pixels (LIST-01). */
const THRESHOLD = 20;

/**
 * Notifies an actor that the end of a scroll box is near, also when a short list does not fill it. Put the ref on an
 * element of its own at the end of each page of the list, for as long as the actor waits for the next page.
 * @param send must stay the same while the actor runs
 */
export function useBottomReached(
  send: (event: { readonly type: 'feed.bottomReached' }) => void,
): RefCallback<HTMLElement> {
  return useCallback(
    (mark) => {
      if (mark === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && send({ type: 'feed.bottomReached' }),
        { root: mark.closest('[data-scroll-box]'), rootMargin: `0px 0px ${THRESHOLD}px 0px` },
      );
      observer.observe(mark);
      return () => observer.disconnect();
    },
    [send],
  );
}
