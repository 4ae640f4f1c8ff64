import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { membershipMessages, myChurchMessages } from '@/ui/messages/ko/my-church-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() => import('./my-church-island.tsx').then((module) => module.MyChurchIsland));

/** The signed-in user's own page: their place in the church, their duties and their next events (MINE-01). */
export default function MyChurchPage() {
  return (
    <>
      <PageHead title={pageNames.myChurch} lead={myChurchMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={membershipMessages.loading} lines={8} />} />
    </>
  );
}
