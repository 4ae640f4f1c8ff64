import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { pageNames } from '../messages/page-messages.ts';
import { roleListMessages } from '../messages/role-messages.ts';

const live = createLivePart('roles', () => import('./roles-live.tsx').then((module) => module.RolesLive));

/** Every role, and the requests for them (ROLE-02, ROLE-07). */
export default function ManageRolesPage() {
  return (
    <>
      <PageHead title={pageNames.manageRoles} lead={roleListMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<Skeleton label={roleListMessages.loading} lines={6} />} />
    </>
  );
}
