import { ContainerModule } from 'inversify';
import { makeHttpAccountGateway } from '@/adapters/http/http-account-gateway.ts';
import * as forms from '@/auth/machines/provide-account-forms.ts';
import { startEmailConfirmation } from '@/auth/machines/provide-email-confirmation.ts';
import { startRegisteredEmail } from '@/auth/machines/registered-email.ts';
import { startResetLink } from '@/auth/machines/start-reset-link.ts';
import { href } from '../ui/app/routes/href.ts';
import {
  ACCOUNT_GATEWAY,
  EMAIL_CHANGE_FORM,
  EMAIL_CONFIRMATION,
  FORGOT_FORM,
  PASSWORD_CHANGE_FORM,
  REGISTER_FORM,
  REGISTERED_EMAIL,
  RESEND_FORM,
  RESET_FORM,
  RESET_LINK,
} from './account.tokens.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, SESSION, VISITOR_CLIENT } from './tokens.ts';

/** Registration, the links of e-mails, and what members change of their own accounts (ACCT-01…13). */
export const accountBindings = new ContainerModule(({ bind }) => {
  bind(ACCOUNT_GATEWAY).toResolvedValue(makeHttpAccountGateway, [VISITOR_CLIENT, AUTHENTICATED_CLIENT]);
  bind(REGISTERED_EMAIL).toResolvedValue(startRegisteredEmail);
  bind(REGISTER_FORM).toResolvedValue(
    (gateway, navigation, registered) =>
      forms.provideRegisterForm(gateway, navigation, registered, href('registerConfirmation')),
    [ACCOUNT_GATEWAY, NAVIGATION, REGISTERED_EMAIL],
  );
  bind(RESEND_FORM).toResolvedValue(forms.provideResendForm, [ACCOUNT_GATEWAY]);
  bind(FORGOT_FORM).toResolvedValue(forms.provideForgotForm, [ACCOUNT_GATEWAY]);
  bind(RESET_FORM).toResolvedValue(forms.provideResetForm, [ACCOUNT_GATEWAY, RESET_LINK]);
  bind(PASSWORD_CHANGE_FORM).toResolvedValue(forms.providePasswordChangeForm, [ACCOUNT_GATEWAY, CURRENT_USER]);
  bind(EMAIL_CHANGE_FORM).toResolvedValue(forms.provideEmailChangeForm, [ACCOUNT_GATEWAY, SESSION, CURRENT_USER]);
  bind(EMAIL_CONFIRMATION).toResolvedValue(startEmailConfirmation, [ACCOUNT_GATEWAY]);
  bind(RESET_LINK).toResolvedValue(startResetLink);
});
