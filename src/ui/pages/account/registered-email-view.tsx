import { useSelector } from '@xstate/react';
import { accountFeature } from '@/composition/account.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { confirmationSentTo } from '@/ui/messages/ko/registration.ts';

/** The e-mail address to which the confirmation was sent, as long as this tab has it. */
function RegisteredEmail({ services }: HasServices<typeof accountFeature>) {
  const email = useSelector(services.registeredEmail, ({ context }) => context.email);
  return email === undefined ? null : <p>{confirmationSentTo(email)}</p>;
}

export const RegisteredEmailIsland = withServices(accountFeature, RegisteredEmail);
