import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { BulletinSkeleton } from './bulletin-skeleton.tsx';

const island = createIsland(() => import('./upload-bulletin-island.tsx').then((module) => module.UploadBulletinIsland));

/** The page on which a week's bulletin is published (BULL-05…07); for Admin and Editor. */
export default function UploadBulletinPage() {
  return (
    <>
      <PageHead title={pageNames.uploadBulletin} lead={bulletinPageMessages.uploadLead} />
      <IslandSlot island={island} props={{}} fallback={<BulletinSkeleton />} />
    </>
  );
}
