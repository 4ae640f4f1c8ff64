import { memo, Suspense } from 'react';
import { useRetry } from '../code/deployment.ts';
import { fetchPage } from '../routes/fetch-page.ts';
import { viewKey } from '../routes/match-route.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageView } from './page-view.tsx';

interface ShownPageProps {
  readonly path: string;
  readonly isAsServed: boolean;
}

/** The page in the frame. Memoised by its path: another update would remove a served page whose code is not loaded. */
export const ShownPage = memo(function ShownPage({ path, isAsServed }: ShownPageProps) {
  const retry = useRetry();
  return (
    // Outside the key: a new boundary would show its fallback instead of the shown page.
    <Suspense>
      <PageBoundary key={viewKey(path)} path={path} onRetry={() => retry(() => fetchPage(path))}>
        <PageView path={path} isAsServed={isAsServed} />
      </PageBoundary>
    </Suspense>
  );
});
