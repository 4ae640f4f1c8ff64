import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { ManagementHead } from '../management/management-head.tsx';
import { memberDetailMessages } from '../messages/member-detail-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import type { PageProps } from '../pages.ts';

const live = createLivePart('members', () => import('./member-live.tsx').then((module) => module.MemberLive));

/** One member, to be changed or removed (MEMB-05, MEMB-06). */
export default function MemberPage({ params }: PageProps) {
  return (
    <>
      <ManagementHead title={pageNames.memberDetail} lead={memberDetailMessages.lead} />
      <LiveSlot
        // Each member is a page of their own, whoever was looked at before.
        key={params['id']}
        part={live}
        props={{ id: params['id'] ?? '' }}
        waiting={<Skeleton label={memberDetailMessages.loading} lines={8} />}
      />
    </>
  );
}
