import { type ComponentType, useCallback, useEffect } from 'react';
import type { FeatureName } from '@/composition/tokens.ts';
import { createLoadable, type Loadable, type LoadState } from '@/shared/machines/loadable.ts';
import { createCode } from '../code/code.ts';
import { useRetry } from '../code/deployment.ts';
import { useLoadable } from '../code/use-loadable.ts';
import { useCore } from './core.tsx';

/** A view that runs on the core's services, fetched with the bindings that it needs. */
export interface Island<Props extends object> {
  readonly code: Loadable<ComponentType<Props>>;
  /** Absent where the core itself is enough. */
  readonly feature: FeatureName | undefined;
}

export function createIsland<Props extends object>(
  feature: FeatureName | undefined,
  fetchView: () => Promise<ComponentType<Props>>,
): Island<Props> {
  return { feature, code: createCode(fetchView) };
}

const NOTHING_MORE = createLoadable(() => Promise.resolve(undefined));

/** Fetches an island, the core and its bindings when the view is shown; `ready` means that all of them are there. */
export function useIsland<Props extends object>(
  island: Island<Props>,
): LoadState<ComponentType<Props>> & { readonly retry: () => void } {
  const core = useCore();
  const code = useLoadable(island.code);
  const feature =
    core.status === 'ready' && island.feature !== undefined ? core.value.feature(island.feature) : NOTHING_MORE;
  const bindings = useLoadable(feature);
  const { fetch: fetchCore } = core;
  const isCoreReady = core.status === 'ready';
  const fetchAll = useCallback(
    () => Promise.all([fetchCore(), island.code.load(), isCoreReady ? feature.load() : undefined]),
    [fetchCore, island, feature, isCoreReady],
  );
  const retryCode = useRetry();
  const retry = () => void retryCode(fetchAll);

  // A failure shows in the state.
  useEffect(() => void fetchAll().catch(() => undefined), [fetchAll]);

  if ([core, code, bindings].some(({ status }) => status === 'failed')) return { status: 'failed', retry };
  if (!isCoreReady || bindings.status !== 'ready') return { status: 'loading', retry };
  return { ...code, retry };
}
