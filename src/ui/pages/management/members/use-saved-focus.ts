import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of what was saved: the form that had it gives way to the next.
 * @param saves how often it was saved
 */
export function useSavedFocus(saves: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (saves > 0) heading.current?.focus();
  }, [saves]);

  return heading;
}
