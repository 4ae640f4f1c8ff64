import { useEffect, useSyncExternalStore } from 'react';
import { IDLE, type Loadable, type LoadState } from '@/shared/stores/loadable.ts';

/** Follows a loadable; while prerendering nothing is loaded yet. */
export function useLoadable<Value>(loadable: Loadable<Value>): LoadState<Value> {
  return useSyncExternalStore(loadable.subscribe, loadable.state, () => IDLE);
}

/** Follows a loadable, and loads it when the view is shown. A failure is a state, never thrown. */
export function useLoaded<Value>(loadable: Loadable<Value>): LoadState<Value> {
  useEffect(() => void loadable.load().catch(() => undefined), [loadable]);
  return useLoadable(loadable);
}
