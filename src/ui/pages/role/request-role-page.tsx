import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { requestFormMessages } from '@/ui/messages/ko/roles.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./request-role-view.tsx').then((module) => module.RequestRoleIsland));

/** The page on which a member requests a role (ROLE-07). */
export default function RequestRolePage() {
  return (
    <>
      <PageHead title={pageNames.requestRole} lead={requestFormMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={requestFormMessages.loading} lines={5} />} />
    </>
  );
}
