import { ContainerModule } from 'inversify';
import { makeHttpAccountGateway } from '@/adapters/http/http-account-gateway.ts';
import type {
  EmailChangeForm,
  NewPasswordForm,
  PasswordChangeForm,
  RecipientForm,
  RegisterForm,
} from '@/auth/machines/provide-account-forms.ts';
import * as forms from '@/auth/machines/provide-account-forms.ts';
import { type RegisteredEmailActor, startRegisteredEmail } from '@/auth/machines/registered-email.ts';
import { type EmailConfirmationActor, startEmailConfirmation } from '@/auth/machines/start-email-confirmation.ts';
import { type ResetLinkActor, startResetLink } from '@/auth/machines/start-reset-link.ts';
import type { AccountGateway } from '@/auth/ports/account-gateway.ts';
import { href } from '../ui/app/routes/href.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CURRENT_USER, NAVIGATION, SESSION, VISITOR_CLIENT } from './tokens.ts';

export const REGISTERED_EMAIL = token<RegisteredEmailActor>('RegisteredEmail');
export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');
export const REGISTER_FORM = token<RegisterForm>('RegisterForm');
export const RESEND_FORM = token<RecipientForm>('ResendForm');
export const FORGOT_FORM = token<RecipientForm>('ForgotForm');
export const RESET_FORM = token<NewPasswordForm>('ResetForm');
export const PASSWORD_CHANGE_FORM = token<PasswordChangeForm>('PasswordChangeForm');
export const EMAIL_CHANGE_FORM = token<EmailChangeForm>('EmailChangeForm');
export const EMAIL_CONFIRMATION = token<EmailConfirmationActor>('EmailConfirmation');
export const RESET_LINK = token<ResetLinkActor>('ResetLink');

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
