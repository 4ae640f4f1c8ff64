import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { ManagementHead } from '../management/management-head.tsx';
import { managementMessages } from '../messages/organisation-management-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import type { PageProps } from '../pages.ts';

const live = createLivePart('organisationManagement', () =>
  import('./organisation-management-live.tsx').then((module) => module.OrganisationManagementLive),
);

/** Where an Admin says who serves in the session, the committees and the societies (ORGN-10). */
export default function OrganisationManagementPage({ params }: PageProps) {
  return (
    <>
      <ManagementHead title={pageNames.manageOrganisation} lead={managementMessages.lead} />
      <LiveSlot
        part={live}
        props={{ segment: params['part'] }}
        waiting={<Skeleton label={managementMessages.loading} lines={8} />}
      />
    </>
  );
}
