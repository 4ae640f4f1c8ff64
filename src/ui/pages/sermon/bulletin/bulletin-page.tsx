import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
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
