import { PageHead } from '../kit/page-head.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { bulletinMessages } from '../messages/bulletin-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
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
