import { isCalendarDate } from '@/shared/domain/calendar-date.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page-messages.ts';
import { dateText } from '@/ui/messages/ko/date-texts.ts';
import { documentTitle, pageNames } from '@/ui/messages/ko/page-messages.ts';
import { BulletinSkeleton } from './bulletin-skeleton.tsx';

const island = createIsland(() => import('./bulletin-island.tsx').then((module) => module.BulletinIsland));

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
