import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { directoryMessages } from '@/ui/messages/ko/directory.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./directory-view.tsx').then((module) => module.DirectoryIsland));

/** The members by name, with the fields that each shows to this reader (MINE-03). */
export default function DirectoryPage() {
  return (
    <>
      <PageHead title={pageNames.directory} lead={directoryMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={directoryMessages.opening} lines={8} />} />
    </>
  );
}
