import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { wishMessages } from '@/ui/messages/ko/role-messages.ts';

const live = createLivePart('roles', () => import('./request-role-live.tsx').then((module) => module.RequestRoleLive));

/** Where a role is asked for (ROLE-07). */
export default function RequestRolePage() {
  return (
    <>
      <PageHead title={pageNames.requestRole} lead={wishMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<Skeleton label={wishMessages.loading} lines={5} />} />
    </>
  );
}
