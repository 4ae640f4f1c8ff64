import { useSelector } from '@xstate/react';
import { accountFeature } from '@/composition/account.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { confirmationSentTo } from '@/ui/messages/ko/registration-messages.ts';

/** The e-mail address to which the confirmation was sent, while this tab remembers it. */
export function RegisteredEmail() {
  const email = useSelector(useService(accountFeature, 'registeredEmail'), ({ context }) => context.email);
  return email === undefined ? null : <p>{confirmationSentTo(email)}</p>;
}
