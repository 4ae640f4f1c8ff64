import { useSelector } from '@xstate/react';
import { accountFeature } from '@/composition/account.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { confirmationSentTo } from '@/ui/messages/ko/registration-messages.ts';

/** The address to which the confirmation e-mail was sent, while this tab remembers it. */
export function RegisteredAddress() {
  const email = useSelector(useService(accountFeature, 'registeredAddress'), ({ context }) => context.email);
  return email === undefined ? null : <p>{confirmationSentTo(email)}</p>;
}
