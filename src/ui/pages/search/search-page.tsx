import { createIsland } from '@/ui/app/island/island.ts';
import { PrerenderedIsland } from '@/ui/app/island/prerendered-island.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { useIsHydrating } from '@/ui/kit/use-is-hydrating.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() => import('./search-form-island.tsx').then((module) => module.SearchFormIsland));

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
