import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';

const island = createIsland(() => import('./reset-password-island.tsx').then((module) => module.ResetPasswordIsland));

/** The page to which the link of a reset e-mail leads (ACCT-11). */
export default function ResetPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.resetPassword} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={6} />} />
    </PlainPage>
  );
}
