import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { profileMessages } from '../messages/auth-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

const live = createLivePart(undefined, () => import('./profile-card.tsx').then((module) => module.ProfileCard));

/** What the session knows of its user (ACCT-14). */
export default function ProfilePage() {
  return (
    <>
      <PageHead title={pageNames.profile} lead={profileMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<Skeleton />} />
    </>
  );
}
