import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { bulletinMessages } from '@/ui/messages/ko/bulletin-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { BulletinSkeleton } from './bulletin-skeleton.tsx';

const island = createIsland(() => import('./upload-bulletin-island.tsx').then((module) => module.UploadBulletinIsland));

/** The form that publishes a week's bulletin (BULL-05…07); the route shows it to Admin and Editor alone. */
export default function UploadBulletinPage() {
  return (
    <>
      <PageHead title={pageNames.uploadBulletin} lead={bulletinMessages.uploadLead} />
      <IslandSlot island={island} props={{}} waiting={<BulletinSkeleton />} />
    </>
  );
}
