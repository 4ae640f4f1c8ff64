import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { addressChangeMessages } from '@/ui/messages/ko/account-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
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
