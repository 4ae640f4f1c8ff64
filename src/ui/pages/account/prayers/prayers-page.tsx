import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { prayerMessages } from '@/ui/messages/ko/prayers.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./prayers-view.tsx').then((module) => module.PrayersIsland));

/** Prayer requests that members share with each other (MINE-04). */
export default function PrayersPage() {
  return (
    <>
      <PageHead title={pageNames.prayers} lead={prayerMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={prayerMessages.loading} lines={8} />} />
    </>
  );
}
