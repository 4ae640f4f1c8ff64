import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const live = createLivePart('members', () => import('./members-live.tsx').then((module) => module.MembersLive));

/** The administration of members (MEMB-01…04, MEMB-06, MEMB-07). */
export default function MembersPage() {
  return (
    <>
      <ManagementHead title={pageNames.manageMembers} help={memberListMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<Skeleton label={memberListMessages.loading} lines={8} />} />
    </>
  );
}
