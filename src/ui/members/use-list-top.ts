import { type RefObject, useEffect, useRef } from 'react';
import type { MemberView } from '@/admin/domain/member-list.ts';

/** Keeps the first of those who were found in sight: whoever searches far down a list would look past its new end. */
export function useListTop(view: MemberView): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(view);

  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (list.current !== null && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView();
  }, [view]);

  return list;
}
