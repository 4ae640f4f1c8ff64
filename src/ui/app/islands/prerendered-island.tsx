import { createElement, memo, type ReactNode, Suspense, use } from 'react';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { loadMessages } from '@/ui/messages/ko/shell.ts';
import { type Island, useIsland } from './island.tsx';

interface PrerenderedIslandProps {
  readonly island: Island<object>;
  /** Shown until the code is loaded, if the page was not served prerendered. */
  readonly fallback: ReactNode;
}

/**
 * An island that is prerendered in the served page and can be typed into at once. Its code hydrates these elements and keeps
 * their values. If the code fails to load, a message above the island says so.
 */
export function PrerenderedIsland({ island, fallback }: PrerenderedIslandProps) {
  const { status, retry } = useIsland(island);
  return (
    <>
      {status === 'failed' && (
        <ErrorState sentence={loadMessages.pageFailed} next={loadMessages.pageFailedNext} onRetry={retry} />
      )}
      <ServedIsland island={island} fallback={fallback} />
    </>
  );
}

/**
 * The island alone: its parent loads its code. Memoised without changing props: an update above the boundary would remove the
 * served elements before hydration.
 */
export const ServedIsland = memo(
  function ServedIsland({ island, fallback }: PrerenderedIslandProps) {
    return (
      <Suspense fallback={<IslandFallback island={island} fallback={fallback} />}>
        <LoadedIsland island={island} />
      </Suspense>
    );
  },
  (before, after) => before.island === after.island,
);

function IslandFallback({ island, fallback }: PrerenderedIslandProps) {
  return useIsland(island).status === 'failed' ? null : fallback;
}

function LoadedIsland({ island }: Pick<PrerenderedIslandProps, 'island'>) {
  // No effect runs while prerendering, so the code is loaded here.
  if (import.meta.env.SSR) void island.load();
  return createElement(use(island.promise));
}
