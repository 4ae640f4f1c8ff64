import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to a place when what was pressed goes with it: the keyboard would begin anew at the top of the page.
 * @param stage what is shown there just now: only its change takes buttons away
 */
export function useFocusKept<Place extends HTMLElement>(stage: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const known = useRef(stage);

  useEffect(() => {
    if (known.current === stage) return;
    known.current = stage;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [stage]);

  return place;
}
