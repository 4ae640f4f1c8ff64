import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { pageNames } from '../messages/page-messages.ts';
import { myRolesMessages } from '../messages/role-messages.ts';

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
