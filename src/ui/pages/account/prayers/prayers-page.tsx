import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { prayerMessages } from '@/ui/messages/ko/prayer-messages.ts';

const island = createIsland(() => import('./prayers-island.tsx').then((module) => module.PrayersIsland));

/** Prayer requests that members share with each other (MINE-04). */
export default function PrayersPage() {
  return (
    <>
      <PageHead title={pageNames.prayers} lead={prayerMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={prayerMessages.loading} lines={8} />} />
    </>
  );
}
