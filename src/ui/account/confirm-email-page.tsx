import { PageHead } from '../kit/page-head.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { confirmMessages } from '../messages/mail-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

const live = createLivePart('account', () => import('./confirm-email.tsx').then((module) => module.ConfirmEmail));

/** Where the link of a confirmation e-mail leads (ACCT-08). */
export default function ConfirmEmailPage() {
  return (
    <PlainPage>
      <PageHead title={pageNames.confirmEmail} />
      <LiveSlot part={live} props={{}} waiting={<Spinner label={confirmMessages.waiting} />} />
    </PlainPage>
  );
}
