import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { wasRefused } from '@/admin/machines/member-registration-state.ts';
import { membersFeature } from '@/composition/members.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { registrationDialog } from '@/ui/messages/ko/member-messages.ts';
import { RegistrationForm } from './registration-form.tsx';

/** The dialog of a new member (MEMB-03). When it is closed without saving, its values are kept for the next time. */
export const RegistrationDialog = memo(function RegistrationDialog() {
  const registration = useService(membersFeature, 'registration');
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
      <RegistrationForm isSecondTry={isSecondTry} />
    </Dialog>
  );
});
