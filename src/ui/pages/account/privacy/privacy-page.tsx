import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead } from '@/ui/kit/layout/page.tsx';
import { privacyMessages } from '@/ui/messages/ko/privacy.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./privacy-view.tsx').then((module) => module.PrivacyIsland));

/** The data that the church has stored about the signed-in user (MINE-06). */
export default function PrivacyPage() {
  return (
    <>
      <PageHead title={pageNames.privacy} lead={privacyMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={privacyMessages.loading} lines={12} />} />
    </>
  );
}
