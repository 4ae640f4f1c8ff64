import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { myRolesMessages } from '@/ui/messages/ko/roles.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./my-roles-view.tsx').then((module) => module.MyRolesIsland));

/** The roles of the signed-in user (ROLE-01). */
export default function MyRolesPage() {
  return (
    <>
      <PageHead title={pageNames.myRoles} lead={myRolesMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={myRolesMessages.loading} />} />
    </>
  );
}
