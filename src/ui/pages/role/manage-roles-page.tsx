import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { roleListMessages } from '@/ui/messages/ko/roles.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./manage-roles-view.tsx').then((module) => module.RolesIsland));

/** The requests for roles, and every role (ROLE-02, ROLE-07). */
export default function ManageRolesPage() {
  return (
    <>
      <ManagementHead title={pageNames.manageRoles} lead={roleListMessages.lead} counts />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={roleListMessages.loading} lines={6} />} />
    </>
  );
}
