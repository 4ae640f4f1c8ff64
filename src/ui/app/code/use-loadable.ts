import { useSyncExternalStore } from 'react';
import type { Loadable, LoadState } from '@/shared/machines/loadable.ts';

const NOT_YET: LoadState<never> = { status: 'idle' };

/** Follows a loadable; while prerendering nothing is loaded yet. */
export function useLoadable<Value>(loadable: Loadable<Value>): LoadState<Value> {
  return useSyncExternalStore(loadable.subscribe, loadable.state, () => NOT_YET);
}
