import { isCalendarDate } from '@/shared/dates.ts';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/shell.ts';
import { BulletinSkeleton } from './bulletin-skeleton.tsx';

const island = createIsland(() => import('./bulletin-view.tsx').then((module) => module.BulletinIsland));

/** The bulletin of the week that is picked in the calendar, or named by the address (BULL-01…05, BULL-08, PAGE-01). */
export default function BulletinPage({ params }: PageProps<'bulletin'>) {
  const { day } = params;
  const week = day !== undefined && isCalendarDate(day) ? `${dateText(day)} ` : '';
  return (
    <>
      <title>{`${week}${documentTitle('bulletin')}`}</title>
      <PageHead title={pageNames.bulletin} lead={bulletinPageMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<BulletinSkeleton />} />
    </>
  );
}
