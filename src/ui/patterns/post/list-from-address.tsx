import { type ComponentType, createElement } from 'react';
import type { ListStart } from '@/content/domain/list-start.ts';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { useListStart } from './use-post-feed.ts';

export interface ListProps {
  /** Undefined for the newest post. */
  readonly start: ListStart | undefined;
}

/** The button that led to another year goes with its list: the focus stays at its fold. */
const keepFocus = keepFocusWithin('summary');

/** A list from the year or month on that the address names; another one begins it anew (PAGE-03). */
export function ListFromAddress({ list }: { readonly list: ComponentType<ListProps> }) {
  const start = useListStart();
  return <div ref={keepFocus}>{createElement(list, { key: start ?? '', start })}</div>;
}
