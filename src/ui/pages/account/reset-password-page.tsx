import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./reset-password-view.tsx').then((module) => module.ResetPasswordIsland));

/** The page to which the link of a reset e-mail leads (ACCT-11). */
export default function ResetPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.resetPassword} />
      <IslandSlot island={island} props={{}} fallback={<Skeleton lines={6} />} />
    </PlainPage>
  );
}
