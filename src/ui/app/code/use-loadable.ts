import { useSyncExternalStore } from 'react';
import { IDLE, type Loadable, type LoadState } from '@/shared/stores/loadable.ts';

/** Follows a loadable; while prerendering nothing is loaded yet. */
export function useLoadable<Value>(loadable: Loadable<Value>): LoadState<Value> {
  return useSyncExternalStore(loadable.subscribe, loadable.state, () => IDLE);
}
