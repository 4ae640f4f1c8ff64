import { accountFeature } from '@/composition/account.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { forgotMessages } from '@/ui/messages/ko/mail-messages.ts';
import { RecipientForm } from './recipient-form.tsx';

export function ForgotForm() {
  return <RecipientForm binding={useService(accountFeature, 'forgotForm')} text={forgotMessages} mild />;
}
