import { accountFeature } from '@/composition/account.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { resendMessages } from '@/ui/messages/ko/mail-messages.ts';
import { RecipientForm } from './recipient-form.tsx';

export function ResendForm() {
  return <RecipientForm binding={useService(accountFeature, 'resendForm')} text={resendMessages} />;
}
