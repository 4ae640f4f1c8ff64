import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { pageNames } from '../messages/page-messages.ts';
import { wishMessages } from '../messages/role-messages.ts';

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
