import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { monthMessages } from '@/ui/messages/ko/month-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { BlankMonth } from './blank-month.tsx';

const island = createIsland(() => import('./events-island.tsx').then((module) => module.EventsIsland));

/** The calendar of events (EVNT-01…08). */
export default function EventsPage() {
  return (
    <>
      <PageHead title={pageNames.events} lead={monthMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<BlankMonth />} />
    </>
  );
}
