import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { forgotMessages } from '@/ui/messages/ko/mail-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { WaitingForm } from './waiting-form.tsx';

const live = createLivePart('account', () => import('./forgot-form.tsx').then((module) => module.ForgotForm));

/** Where a link to a new password can be asked for (ACCT-10). */
export default function ForgotPasswordPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.forgotPassword} />
      <LiveSlot part={live} props={{}} waiting={<WaitingForm lead={forgotMessages.lead} lines={3} />} />
    </PlainPage>
  );
}
