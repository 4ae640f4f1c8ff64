import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { profileMessages } from '@/ui/messages/ko/auth.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./profile-view.tsx').then((module) => module.ProfileCard));

/** The page of the signed-in user's data (ACCT-14). */
export default function ProfilePage() {
  return (
    <>
      <PageHead title={pageNames.profile} lead={profileMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton />} />
    </>
  );
}
