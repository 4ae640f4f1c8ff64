import { PageHead } from '../kit/page-head.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { resendMessages } from '../messages/mail-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
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
