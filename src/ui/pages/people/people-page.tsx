import type { ServingRole } from '@/people/domain/serving-role.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { onWideScreens } from '@/ui/kit/layout/text-class-names.ts';
import { pageNames, sectionNames } from '@/ui/messages/ko/page-messages.ts';
import { loadingNames, servingLead } from '@/ui/messages/ko/people-messages.ts';

const island = createIsland(() => import('./people-island.tsx').then((module) => module.PeopleIsland));

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
