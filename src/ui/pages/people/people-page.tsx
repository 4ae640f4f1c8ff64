import type { ServingRole } from '@/people/serving.ts';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { onWideScreens } from '@/ui/kit/layout/text.tsx';
import { loadingNames, servingLead } from '@/ui/messages/ko/people.ts';
import { pageNames, sectionNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./people-view.tsx').then((module) => module.PeopleIsland));

/** The holders of one duty; all ten pages use this component (PEOP-03, PEOP-04). */
export default function PeoplePage({ page: role }: PageProps<ServingRole>) {
  return (
    <>
      <PageHead
        title={pageNames[role]}
        over={sectionNames.people}
        lead={<span className={onWideScreens}>{servingLead(role)}</span>}
      />
      <IslandSlot island={island} props={{ role }} fallback={<Spinner label={loadingNames(role)} />} />
    </>
  );
}
