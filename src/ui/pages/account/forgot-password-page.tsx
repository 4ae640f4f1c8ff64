import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { forgotMessages } from '@/ui/messages/ko/mail-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { FormSkeleton } from './form-skeleton.tsx';

const island = createIsland(() => import('./recipient-form.tsx').then((module) => module.ForgotForm));

/** Where a link to a new password can be asked for (ACCT-10). */
export default function ForgotPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.forgotPassword} />
      <IslandSlot island={island} props={{}} waiting={<FormSkeleton lead={forgotMessages.lead} lines={3} />} />
    </PlainPage>
  );
}
