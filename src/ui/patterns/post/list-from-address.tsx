import { Fragment, type ReactNode } from 'react';
import type { ListStart } from '@/content/domain/list-start.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { useListStart } from './use-post-feed.ts';

interface ListFromAddressProps {
  /** @param start undefined for the newest post */
  readonly children: (start: ListStart | undefined) => ReactNode;
}

/** The button that led to another year disappears with its list: the focus stays on the fold that contained it. */
const keepFocus = keepFocusWithin('summary');

/** A list that begins at the year or month in the address; for another one, it starts again (PAGE-03). */
export function ListFromAddress({ children }: ListFromAddressProps) {
  const start = useListStart();
  return (
    <div ref={keepFocus}>
      <Fragment key={start ?? ''}>{children(start)}</Fragment>
    </div>
  );
}
