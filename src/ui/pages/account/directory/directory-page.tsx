import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { directoryMessages } from '@/ui/messages/ko/directory-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() => import('./directory-island.tsx').then((module) => module.DirectoryIsland));

/** The members by name, with the fields that each shows to this reader (MINE-03). */
export default function DirectoryPage() {
  return (
    <>
      <PageHead title={pageNames.directory} lead={directoryMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={directoryMessages.opening} lines={8} />} />
    </>
  );
}
