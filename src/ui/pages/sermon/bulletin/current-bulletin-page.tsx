import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const live = createLivePart('bulletins', () =>
  import('./current-bulletin-live.tsx').then((module) => module.CurrentBulletinLive),
);

/** The newest bulletin (BULL-08). */
export default function CurrentBulletinPage() {
  return (
    <>
      <PageHead
        title={pageNames.currentBulletin}
        lead={<span className={text.whereRoom}>{bulletinMessages.currentLead}</span>}
      />
      <LiveSlot part={live} props={{}} waiting={<Skeleton label={bulletinMessages.loading} lines={12} />} />
    </>
  );
}
