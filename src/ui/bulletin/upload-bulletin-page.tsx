import { PageHead } from '../kit/page-head.tsx';
import { bulletinMessages } from '../messages/bulletin-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { BulletinUploadSlot } from './bulletin-upload-slot.tsx';

/** The form that publishes the present week's bulletin (BULL-05…07); the route shows it to Admin and Editor alone. */
export default function UploadBulletinPage() {
  return (
    <>
      <PageHead title={pageNames.uploadBulletin} lead={bulletinMessages.uploadLead} />
      <BulletinUploadSlot />
    </>
  );
}
