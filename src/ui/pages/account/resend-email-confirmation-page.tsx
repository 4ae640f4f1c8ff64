import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { PlainPage } from '@/ui/kit/layout/plain-page.tsx';
import { resendMessages } from '@/ui/messages/ko/mail-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { WaitingForm } from './waiting-form.tsx';

const live = createLivePart('account', () => import('./resend-form.tsx').then((module) => module.ResendForm));

/** Where a confirmation e-mail can be asked for once more (ACCT-09). */
export default function ResendEmailConfirmationPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.resendEmailConfirmation} />
      <LiveSlot part={live} props={{}} waiting={<WaitingForm lead={resendMessages.lead} lines={3} />} />
    </PlainPage>
  );
}
