import { type RefObject, useEffect, useRef } from 'react';
import type { MemberView } from '@/admin/domain/member-list.ts';

/**
 * Keeps the first match in sight: after a search, a reader who was far down would be below the end of the shorter list.
 * @param view the view that is rendered
 */
export function useListTop(view: MemberView): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(view);

  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const top = list.current?.getBoundingClientRect().top ?? 0;
    if (list.current !== null && top < covered(list.current)) list.current.scrollIntoView();
  }, [view]);

  return list;
}

/** The height, in pixels, that sticky elements cover above the list. */
function covered(list: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
}
