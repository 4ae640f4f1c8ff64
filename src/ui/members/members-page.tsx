import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { ManagementHead } from '../management/management-head.tsx';
import { memberListMessages } from '../messages/member-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

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
