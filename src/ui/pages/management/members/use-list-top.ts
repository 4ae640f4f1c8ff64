import { type RefObject, useEffect, useRef } from 'react';
import type { MemberView } from '@/admin/domain/member-list.ts';

/**
 * Keeps the first of those who were found in sight: a reader who searches far down a list would look past its new end.
 * @param view what the list shows by now
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
