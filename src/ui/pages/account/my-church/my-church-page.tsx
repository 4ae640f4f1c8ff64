import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { membershipMessages, myChurchMessages } from '@/ui/messages/ko/my-church.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./my-church-view.tsx').then((module) => module.MyChurchIsland));

/** The signed-in user's own page: their place in the church, their duties and their next events (MINE-01). */
export default function MyChurchPage() {
  return (
    <>
      <PageHead title={pageNames.myChurch} lead={myChurchMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={membershipMessages.loading} lines={8} />} />
    </>
  );
}
