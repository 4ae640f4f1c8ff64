import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { roleListMessages } from '@/ui/messages/ko/role-messages.ts';

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
