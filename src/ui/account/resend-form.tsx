import { RESEND_FORM } from '@/composition/account.tokens.ts';
import { useService } from '../core.tsx';
import { resendMessages } from '../messages/mail-messages.ts';
import { RecipientForm } from './recipient-form.tsx';

export function ResendForm() {
  return <RecipientForm binding={useService(RESEND_FORM)} text={resendMessages} />;
}
