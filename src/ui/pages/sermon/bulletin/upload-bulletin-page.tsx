import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { WaitingBulletin } from './waiting-bulletin.tsx';

const live = createLivePart('bulletins', () =>
  import('./upload-bulletin-live.tsx').then((module) => module.UploadBulletinLive),
);

/** The form that publishes a week's bulletin (BULL-05…07); the route shows it to Admin and Editor alone. */
export default function UploadBulletinPage() {
  return (
    <>
      <PageHead title={pageNames.uploadBulletin} lead={bulletinMessages.uploadLead} />
      <LiveSlot part={live} props={{}} waiting={<WaitingBulletin />} />
    </>
  );
}
