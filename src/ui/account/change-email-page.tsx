import { PageHead } from '../kit/page-head.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { addressChangeMessages } from '../messages/account-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { WaitingForm } from './waiting-form.tsx';

const live = createLivePart('account', () =>
  import('./address-change-form.tsx').then((module) => module.AddressChangeForm),
);

/** Where members ask for another e-mail address (ACCT-13). */
export default function ChangeEmailPage() {
  return (
    <>
      <PageHead title={pageNames.changeEmail} />
      <LiveSlot part={live} props={{}} waiting={<WaitingForm lead={addressChangeMessages.lead} lines={4} />} />
    </>
  );
}
