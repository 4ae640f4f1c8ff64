import { type ComponentType, useCallback, useEffect } from 'react';
import type { Loadable, LoadState } from '@/shared/stores/loadable.ts';
import { createCode } from '../code/code.ts';
import { useRetry } from '../code/deployment.ts';
import { useLoadable } from '../code/use-loadable.ts';
import { useCore } from './core.tsx';

/** A view that uses services. The bindings of its feature load with it. */
export type Island<Props extends object> = Loadable<ComponentType<Props>>;

export function createIsland<Props extends object>(fetchView: () => Promise<ComponentType<Props>>): Island<Props> {
  return createCode(fetchView);
}

/** Fetches an island, or several views in one, and the core when the view is shown; `ready` means that both are loaded. */
export function useIsland<View>(island: Loadable<View>): LoadState<View> & { readonly retry: () => void } {
  const { status, fetch: fetchCore } = useCore();
  const view = useLoadable(island);
  const fetchAll = useCallback(() => Promise.all([fetchCore(), island.load()]), [fetchCore, island]);
  const retryCode = useRetry();
  const retry = () => void retryCode(fetchAll);

  // A failure is shown by the state.
  useEffect(() => void fetchAll().catch(() => undefined), [fetchAll]);

  if (status === 'failed') return { status, retry };
  if (status !== 'ready' && view.status === 'ready') return { status: 'loading', retry };
  return { ...view, retry };
}
