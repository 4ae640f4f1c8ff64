import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { BulletinSkeleton } from './bulletin-skeleton.tsx';

const island = createIsland(() => import('./upload-bulletin-view.tsx').then((module) => module.UploadBulletinIsland));

/** The page on which a week's bulletin is published (BULL-05…07); for Admin and Editor. */
export default function UploadBulletinPage() {
  return (
    <>
      <PageHead title={pageNames.uploadBulletin} lead={bulletinPageMessages.uploadLead} />
      <IslandSlot island={island} props={{}} fallback={<BulletinSkeleton />} />
    </>
  );
}
