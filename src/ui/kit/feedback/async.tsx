import type { ReactElement, ReactNode } from 'react';
import { EmptyState } from './page-states.tsx';
import { Skeleton } from './skeleton.tsx';

/** How something stands that has to be fetched before it can be shown. */
export type AsyncState<Value, Reason extends string> =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly reason: Reason }
  | { readonly status: 'ready'; readonly value: Value };

interface AsyncProps<Value, Reason extends string> {
  readonly state: AsyncState<Value, Reason>;
  /** Stands there until it is known; a sentence is that of an outline. */
  readonly loading: string | ReactElement;
  /** How many lines the outline has. */
  readonly lines?: number;
  /** Stands there when there is none of it; nothing does where it is absent. */
  readonly empty?: string | ReactElement;
  /** Stands there when it cannot be had; nothing does where it is absent. */
  readonly renderFailed?: (reason: Reason) => ReactElement;
  readonly children: (value: Value) => ReactNode;
}

/** What is fetched, or what stands in its place: on its way, none there, not to be had. */
export function Async<Value, Reason extends string>(props: AsyncProps<Value, Reason>): ReactNode {
  const { state, loading, lines, empty, renderFailed, children } = props;
  if (state.status === 'ready') return children(state.value);
  if (state.status === 'loading')
    return typeof loading === 'string' ? <Skeleton label={loading} lines={lines} /> : loading;
  if (state.status === 'empty') return typeof empty === 'string' ? <EmptyState sentence={empty} /> : empty;
  return renderFailed?.(state.reason);
}
