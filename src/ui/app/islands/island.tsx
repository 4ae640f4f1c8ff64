import { type ComponentType, createElement, type ReactNode, useCallback, useEffect } from 'react';
import type { Loadable, LoadState } from '@/shared/loadable.store.ts';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { loadMessages } from '@/ui/messages/ko/shell.ts';
import { createCode, useLoadable } from './code.ts';
import { useCore } from './core-context.tsx';
import { useRetry } from './deployment.ts';

/** A view that uses services: the entry that makes them loads with it. */
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

interface IslandSlotProps<Props extends object> {
  readonly island: Island<Props>;
  readonly props: Props;
  /** Shown until the island is loaded, in prerendered pages too. */
  readonly fallback: ReactNode;
  /** Shown when loading it failed; a sentence with a retry when absent. */
  readonly failed?: ReactNode;
}

/** An island that needs the app core: its code and the core load when the page is shown. */
export function IslandSlot<Props extends object>({ island, props, fallback, failed }: IslandSlotProps<Props>) {
  const loaded = useIsland(island);
  if (loaded.status === 'ready') return createElement(loaded.value, props);
  if (loaded.status !== 'failed') return fallback;
  if (failed !== undefined) return failed;
  return <ErrorState sentence={loadMessages.pageFailed} next={loadMessages.pageFailedNext} onRetry={loaded.retry} />;
}
