import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { myRolesMessages } from '@/ui/messages/ko/role-messages.ts';

const live = createLivePart('roles', () => import('./my-roles-live.tsx').then((module) => module.MyRolesLive));

/** The roles of whoever is signed in (ROLE-01). */
export default function MyRolesPage() {
  return (
    <>
      <PageHead title={pageNames.myRoles} lead={myRolesMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<Skeleton label={myRolesMessages.loading} />} />
    </>
  );
}
