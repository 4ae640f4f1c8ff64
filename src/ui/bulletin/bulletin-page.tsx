import { PageHead } from '../kit/page-head.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { bulletinMessages } from '../messages/bulletin-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { WaitingBulletin } from './waiting-bulletin.tsx';

const live = createLivePart('bulletins', () => import('./bulletin-live.tsx').then((module) => module.BulletinLive));

/** The bulletin of a week that the calendar picks (BULL-01…05, BULL-08). */
export default function BulletinPage() {
  return (
    <>
      <PageHead title={pageNames.bulletin} lead={bulletinMessages.lead} />
      <LiveSlot part={live} props={{}} waiting={<WaitingBulletin />} />
    </>
  );
}
