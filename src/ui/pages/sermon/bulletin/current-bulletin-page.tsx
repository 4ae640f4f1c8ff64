import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { onWideScreens } from '@/ui/kit/layout/text.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./current-bulletin-view.tsx').then((module) => module.CurrentBulletinIsland));

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
