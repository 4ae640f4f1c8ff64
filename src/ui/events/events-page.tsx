import { PageHead } from '../kit/page-head.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { monthMessages } from '../messages/month-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
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
