import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { roleListMessages } from '@/ui/messages/ko/role-messages.ts';

const island = createIsland(() => import('./roles-island.tsx').then((module) => module.RolesIsland));

/** The requests for roles, and every role (ROLE-02, ROLE-07). */
export default function ManageRolesPage() {
  return (
    <>
      <ManagementHead title={pageNames.manageRoles} lead={roleListMessages.lead} counts />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={roleListMessages.loading} lines={6} />} />
    </>
  );
}
