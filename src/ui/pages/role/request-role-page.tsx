import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { requestFormMessages } from '@/ui/messages/ko/role-messages.ts';

const island = createIsland(() => import('./request-role-island.tsx').then((module) => module.RequestRoleIsland));

/** The page on which a member requests a role (ROLE-07). */
export default function RequestRolePage() {
  return (
    <>
      <PageHead title={pageNames.requestRole} lead={requestFormMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={requestFormMessages.loading} lines={5} />} />
    </>
  );
}
