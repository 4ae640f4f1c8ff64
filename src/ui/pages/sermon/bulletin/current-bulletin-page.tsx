import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { onWideScreens } from '@/ui/kit/layout/text-class-names.ts';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page-messages.ts';
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
        lead={<span className={onWideScreens}>{bulletinPageMessages.currentLead}</span>}
      />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={bulletinPageMessages.loading} lines={12} />} />
    </>
  );
}
