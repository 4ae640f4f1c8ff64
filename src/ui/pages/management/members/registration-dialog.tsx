import { useSelector } from '@xstate/react';
import { memo, useEffect } from 'react';
import { wasRefused } from '@/admin/machines/member-registration-state.ts';
import type { NewMemberForm } from '@/admin/machines/provide-new-member-form.ts';
import type { MemberRegistrationActor } from '@/admin/machines/start-member-registration.ts';
import { prepareDateField } from '@/ui/kit/forms/prepare-date-field.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { registrationDialog } from '@/ui/messages/ko/member-messages.ts';
import { RegistrationForm } from './registration-form.tsx';

interface RegistrationDialogProps {
  readonly registration: MemberRegistrationActor;
  readonly provided: NewMemberForm;
}

/** The dialog of a new member (MEMB-03). When it is closed without saving, its values are kept for the next time. */
export const RegistrationDialog = memo(function RegistrationDialog(props: RegistrationDialogProps) {
  const { registration } = props;
  useEffect(prepareDateField, []);
  const isOpen = useSelector(registration, (snapshot) => snapshot.hasTag('open'));
  const isSecondTry = useSelector(registration, ({ context }) => wasRefused(context));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => registration.send({ type: 'dialog.closed' })}
      title={registrationDialog.title}
      closeLabel={registrationDialog.close}
      opener="[data-opens-registration]"
    >
      <RegistrationForm {...props} isSecondTry={isSecondTry} />
    </Dialog>
  );
});
