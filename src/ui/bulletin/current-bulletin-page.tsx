import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import text from '../kit/text.module.css';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { bulletinMessages } from '../messages/bulletin-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

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
