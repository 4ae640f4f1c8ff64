import { createIsland } from '@/ui/app/islands/island.tsx';
import { PrerenderedIsland } from '@/ui/app/islands/prerendered-island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { useIsHydrating } from '@/ui/kit/hydration.ts';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./search-view.tsx').then((module) => module.SearchFormIsland));

/**
 * The search over the whole site (FIND-01, FIND-02). A reader who opens it can type at once; one who comes back to
 * results does not get the focus in the field.
 */
export default function SearchPage() {
  const isHydrating = useIsHydrating();
  const asks = useSearch() !== '';
  return (
    <PlainPage>
      <PageHead title={pageNames.search} data-page-heading={asks && !isHydrating ? '' : undefined} />
      <PrerenderedIsland island={island} fallback={<Skeleton lines={8} />} />
    </PlainPage>
  );
}
