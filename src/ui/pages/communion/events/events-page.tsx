import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { monthMessages } from '@/ui/messages/ko/month-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { WaitingMonth } from './waiting-month.tsx';

const live = createLivePart('events', () => import('./events-live.tsx').then((module) => module.EventsLive));

/** The calendar of events (EVNT-01…08). */
export default function EventsPage() {
  return (
    <>
      <PageHead title={pageNames.events} lead={monthMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<WaitingMonth />} />
    </>
  );
}
