import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() =>
  import('./current-bulletin-island.tsx').then((module) => module.CurrentBulletinIsland),
);

/** The newest bulletin (BULL-08). */
export default function CurrentBulletinPage() {
  return (
    <>
      <PageHead
        title={pageNames.currentBulletin}
        lead={<span className={text.whereRoom}>{bulletinMessages.currentLead}</span>}
      />
      <IslandSlot island={island} props={{}} waiting={<Skeleton label={bulletinMessages.loading} lines={12} />} />
    </>
  );
}
