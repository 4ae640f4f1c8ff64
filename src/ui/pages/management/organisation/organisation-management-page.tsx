import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { managementMessages } from '@/ui/messages/ko/organisation-management.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() =>
  import('./organisation-management-view.tsx').then((module) => module.OrganisationManagementIsland),
);

/** The page on which an Admin edits who serves in the governing session, the committees and the societies (ORGN-10). */
export default function OrganisationManagementPage({ params }: PageProps<'manageOrganisation'>) {
  return (
    <>
      <ManagementHead title={pageNames.manageOrganisation} lead={managementMessages.lead} />
      <IslandSlot
        island={island}
        props={{ segment: params.part }}
        fallback={<Skeleton label={managementMessages.loading} lines={8} />}
      />
    </>
  );
}
