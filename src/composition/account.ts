import { ContainerModule } from 'inversify';
import { makeHttpAccountGateway } from '@/adapters/http/account.ts';
import {
  type EmailChangeForm,
  type NewPasswordForm,
  type PasswordChangeForm,
  provideEmailChangeForm,
  provideForgotForm,
  providePasswordChangeForm,
  provideRegisterForm,
  provideResendForm,
  provideResetForm,
  type RecipientForm,
  type RegisteredEmailActor,
  type RegisterForm,
  startRegisteredEmail,
} from '@/auth/account.machine.ts';
import type { AccountGateway } from '@/auth/account.ports.ts';
import {
  type EmailConfirmationActor,
  type ResetLinkActor,
  startEmailConfirmation,
  startResetLink,
} from '@/auth/mail-links.machine.ts';
import type { LeftFormTelling } from '@/shared/form.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { createFeature } from './entry.ts';
import {
  AUTHENTICATED_CLIENT,
  CLOCK,
  CURRENT_USER,
  NAVIGATION,
  NOTIFICATIONS,
  SESSION,
  TAKES_KEYS,
  token,
  VISITOR_CLIENT,
} from './tokens.ts';

export const REGISTERED_EMAIL = token<RegisteredEmailActor>('RegisteredEmail');
export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');
export const REGISTER_FORM = token<RegisterForm>('RegisterForm');
/** How a form tells how it ended when its page was left meanwhile (REL-18). */
const TELLING = token<LeftFormTelling>('LeftFormTelling');
const RESEND_FORM = token<RecipientForm>('ResendForm');
export const FORGOT_FORM = token<RecipientForm>('ForgotForm');
export const RESET_FORM = token<NewPasswordForm>('ResetForm');
export const PASSWORD_CHANGE_FORM = token<PasswordChangeForm>('PasswordChangeForm');
export const EMAIL_CHANGE_FORM = token<EmailChangeForm>('EmailChangeForm');
export const EMAIL_CONFIRMATION = token<EmailConfirmationActor>('EmailConfirmation');
export const RESET_LINK = token<ResetLinkActor>('ResetLink');

export const accountBindings = new ContainerModule(({ bind }) => {
  bind(ACCOUNT_GATEWAY).toResolvedValue(makeHttpAccountGateway, [VISITOR_CLIENT, AUTHENTICATED_CLIENT, CLOCK]);
  bind(TELLING).toResolvedValue(
    (notifications, navigation) => ({ notifications, navigation }),
    [NOTIFICATIONS, NAVIGATION],
  );
  bind(REGISTERED_EMAIL).toResolvedValue(startRegisteredEmail);
  bind(REGISTER_FORM).toResolvedValue(
    (gateway, telling, registered, isRecognised) =>
      provideRegisterForm(gateway, telling, registered, href('registerConfirmation'), isRecognised),
    [ACCOUNT_GATEWAY, TELLING, REGISTERED_EMAIL, TAKES_KEYS],
  );
  bind(RESEND_FORM).toResolvedValue(provideResendForm, [ACCOUNT_GATEWAY, TELLING]);
  bind(FORGOT_FORM).toResolvedValue(provideForgotForm, [ACCOUNT_GATEWAY, TELLING]);
  bind(RESET_FORM).toResolvedValue(provideResetForm, [ACCOUNT_GATEWAY, RESET_LINK, TELLING]);
  bind(PASSWORD_CHANGE_FORM).toResolvedValue(providePasswordChangeForm, [ACCOUNT_GATEWAY, CURRENT_USER, TELLING]);
  bind(EMAIL_CHANGE_FORM).toResolvedValue(provideEmailChangeForm, [ACCOUNT_GATEWAY, SESSION, CURRENT_USER, TELLING]);
  bind(EMAIL_CONFIRMATION).toResolvedValue(startEmailConfirmation, [ACCOUNT_GATEWAY]);
  bind(RESET_LINK).toResolvedValue(startResetLink);
});

/** Registration, the links of e-mails, and what members change of their own accounts (ACCT-01…13). */
export const accountFeature = createFeature(
  {
    registerForm: REGISTER_FORM,
    registeredEmail: REGISTERED_EMAIL,
    resendForm: RESEND_FORM,
    forgotForm: FORGOT_FORM,
    resetForm: RESET_FORM,
    resetLink: RESET_LINK,
    passwordChangeForm: PASSWORD_CHANGE_FORM,
    emailChangeForm: EMAIL_CHANGE_FORM,
    emailConfirmation: EMAIL_CONFIRMATION,
  },
  [accountBindings],
);
