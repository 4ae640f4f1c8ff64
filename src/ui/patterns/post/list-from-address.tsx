import { Fragment, type ReactNode } from 'react';
import type { ListStart } from '@/content/domain/list-start.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { useListStart } from './use-post-feed.ts';

interface ListFromAddressProps {
  /** @param start undefined for the newest post */
  readonly children: (start: ListStart | undefined) => ReactNode;
}

/** The button that led to another year goes with its list: the focus stays at its fold. */
const keepFocus = keepFocusWithin('summary');

/** A list from the year or month on that the address names; another one begins it anew (PAGE-03). */
export function ListFromAddress({ children }: ListFromAddressProps) {
  const start = useListStart();
  return (
    <div ref={keepFocus}>
      <Fragment key={start ?? ''}>{children(start)}</Fragment>
    </div>
  );
}
