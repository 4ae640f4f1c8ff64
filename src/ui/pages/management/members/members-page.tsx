import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { memberListMessages } from '@/ui/messages/ko/members.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./members-view.tsx').then((module) => module.MembersIsland));

/** The administration of members (MEMB-01…04, MEMB-06, MEMB-07). */
export default function MembersPage() {
  return (
    <>
      <ManagementHead title={pageNames.manageMembers} help={memberListMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={memberListMessages.loading} lines={8} />} />
    </>
  );
}
