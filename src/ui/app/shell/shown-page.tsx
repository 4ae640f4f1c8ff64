import { memo, Suspense } from 'react';
import { useRetry } from '../code/deployment.ts';
import { viewKey } from '../routes/match-route.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageView } from './page-view.tsx';
import { fetchPage } from './use-link-preload.ts';

interface ShownPageProps {
  readonly path: string;
  readonly kept: boolean;
}

/** The page in the frame. It is rendered again for another path alone: an update would wipe a served page without code. */
export const ShownPage = memo(function ShownPage({ path, kept }: ShownPageProps) {
  const retry = useRetry();
  return (
    // Outside the key: a boundary that is new would show its fallback in place of the page that is shown.
    <Suspense>
      <PageBoundary key={viewKey(path)} path={path} onRetry={() => retry(() => fetchPage(path))}>
        <PageView path={path} kept={kept} />
      </PageBoundary>
    </Suspense>
  );
});
