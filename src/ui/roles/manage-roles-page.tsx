import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { ManagementHead } from '../management/management-head.tsx';
import { pageNames } from '../messages/page-messages.ts';
import { roleListMessages } from '../messages/role-messages.ts';

const live = createLivePart('roles', () => import('./roles-live.tsx').then((module) => module.RolesLive));

/** The requests for roles, and every role (ROLE-02, ROLE-07). */
export default function ManageRolesPage() {
  return (
    <>
      <ManagementHead title={pageNames.manageRoles} lead={roleListMessages.lead} counts />
      <LiveSlot part={live} props={{}} waiting={<Skeleton label={roleListMessages.loading} lines={6} />} />
    </>
  );
}
