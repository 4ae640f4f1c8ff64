import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { profileMessages } from '@/ui/messages/ko/auth-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

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
