import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() => import('./members-island.tsx').then((module) => module.MembersIsland));

/** The administration of members (MEMB-01…04, MEMB-06, MEMB-07). */
export default function MembersPage() {
  return (
    <>
      <ManagementHead title={pageNames.manageMembers} help={memberListMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={memberListMessages.loading} lines={8} />} />
    </>
  );
}
