import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import type { PageProps } from '@/ui/app/routes/pages.ts';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { memberDetailMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

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
