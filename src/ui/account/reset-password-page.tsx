import { PageHead } from '../kit/page-head.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { pageNames } from '../messages/page-messages.ts';

const live = createLivePart('account', () => import('./reset-password.tsx').then((module) => module.ResetPassword));

/** Where the link of a reset e-mail leads (ACCT-11). */
export default function ResetPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.resetPassword} />
      <LiveSlot part={live} props={{}} waiting={<Skeleton lines={6} />} />
    </PlainPage>
  );
}
