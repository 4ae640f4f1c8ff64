import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { myRolesMessages } from '@/ui/messages/ko/role-messages.ts';

const island = createIsland(() => import('./my-roles-island.tsx').then((module) => module.MyRolesIsland));

/** The roles of the signed-in user (ROLE-01). */
export default function MyRolesPage() {
  return (
    <>
      <PageHead title={pageNames.myRoles} lead={myRolesMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={myRolesMessages.loading} />} />
    </>
  );
}
