import { useSelector } from '@xstate/react';
import { accountEntry } from '@/composition/account.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { confirmationSentTo } from '@/ui/messages/ko/registration.ts';

/** The e-mail address to which the confirmation was sent, as long as this tab has it. */
export function RegisteredEmailIsland() {
  const { registeredEmail } = useServices(accountEntry);
  const email = useSelector(registeredEmail, ({ context }) => context.email);
  return email === undefined ? null : <p>{confirmationSentTo(email)}</p>;
}
