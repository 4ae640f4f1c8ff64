import { PageHead } from '../kit/page-head.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { forgotMessages } from '../messages/mail-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
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
