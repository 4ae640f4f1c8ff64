import { PageHead } from '../kit/page-head.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { passwordChangeMessages } from '../messages/account-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { WaitingForm } from './waiting-form.tsx';

const live = createLivePart('account', () =>
  import('./password-change-form.tsx').then((module) => module.PasswordChangeForm),
);

/** Where members change their password (ACCT-12). */
export default function ChangePasswordPage() {
  return (
    <>
      <PageHead title={pageNames.changePassword} />
      <LiveSlot part={live} props={{}} waiting={<WaitingForm lead={passwordChangeMessages.lead} lines={8} />} />
    </>
  );
}
