import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from './loading.tsx';
import { EmptyState } from './page-states.tsx';

/** The state of a value that is fetched before it is shown. */
export type AsyncState<Value, Reason extends string> =
  | { readonly status: 'loading' }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly reason: Reason }
  | { readonly status: 'ready'; readonly value: Value };

interface AsyncProps<Value, Reason extends string> {
  readonly state: AsyncState<Value, Reason>;
  /** Shown while loading; a string is the label of a skeleton. */
  readonly loading: string | ReactElement;
  /** How many lines the skeleton has. */
  readonly lines?: number;
  /** Shown when there is no value; nothing is shown when it is absent. */
  readonly empty?: string | ReactElement;
  /** Shown when the fetch failed; nothing is shown when it is absent. */
  readonly renderFailed?: (reason: Reason) => ReactElement;
  readonly children: (value: Value) => ReactNode;
}

/** Shows the fetched value, or its loading, empty or failed state. */
export function Async<Value, Reason extends string>(props: AsyncProps<Value, Reason>): ReactNode {
  const { state, loading, lines, empty, renderFailed, children } = props;
  if (state.status === 'ready') return children(state.value);
  if (state.status === 'loading')
    return typeof loading === 'string' ? <Skeleton label={loading} lines={lines} /> : loading;
  if (state.status === 'empty') return typeof empty === 'string' ? <EmptyState sentence={empty} /> : empty;
  return renderFailed?.(state.reason);
}
