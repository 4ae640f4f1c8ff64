import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { passwordChangeMessages } from '@/ui/messages/ko/account-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
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
