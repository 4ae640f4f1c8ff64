import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { privacyMessages } from '@/ui/messages/ko/privacy-messages.ts';

const island = createIsland(() => import('./privacy-island.tsx').then((module) => module.PrivacyIsland));

/** The data that the church has stored about the signed-in user (MINE-06). */
export default function PrivacyPage() {
  return (
    <>
      <PageHead title={pageNames.privacy} lead={privacyMessages.lead} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton label={privacyMessages.loading} lines={12} />} />
    </>
  );
}
