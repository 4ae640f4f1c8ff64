import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { profileMessages } from '@/ui/messages/ko/auth-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() => import('./profile-card-island.tsx').then((module) => module.ProfileCard));

/** The page of the signed-in user's data (ACCT-14). */
export default function ProfilePage() {
  return (
    <>
      <PageHead title={pageNames.profile} lead={profileMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton />} />
    </>
  );
}
