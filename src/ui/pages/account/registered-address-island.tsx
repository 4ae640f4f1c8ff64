import { accountFeature } from '@/composition/account.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { confirmationSentTo } from '@/ui/messages/ko/registration-messages.ts';

/** To which address the confirmation went, as long as this tab knows it. */
export function RegisteredAddress() {
  const { email } = useService(accountFeature, 'registeredAddress');
  return email === undefined ? null : <p>{confirmationSentTo(email)}</p>;
}
