import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { BulletinSkeleton } from './bulletin-skeleton.tsx';

const island = createIsland(() => import('./bulletin-island.tsx').then((module) => module.BulletinIsland));

/** The bulletin of the week that is picked in the calendar (BULL-01…05, BULL-08). */
export default function BulletinPage() {
  return (
    <>
      <PageHead title={pageNames.bulletin} lead={bulletinPageMessages.lead} />
      <IslandSlot island={island} props={{}} waiting={<BulletinSkeleton />} />
    </>
  );
}
