import type { ActorRefFrom } from 'xstate';
import type { confirmEmailMachine } from '@/auth/machines/confirm-email.machine.ts';
import type {
  EmailChangeForm,
  NewPasswordForm,
  PasswordChangeForm,
  RecipientForm,
  RegisteredEmail,
  RegisterForm,
} from '@/auth/machines/provide-account-forms.ts';
import type { LoginForm } from '@/auth/machines/provide-login-form.ts';
import type { resetLinkMachine } from '@/auth/machines/reset-link.machine.ts';
import type { AccountGateway } from '@/auth/ports/account-gateway.ts';
import { token } from './token.ts';

/** The links of e-mails, each one for the whole tab: the address bar drops them at once (REL-12). */
export type EmailConfirmationActor = ActorRefFrom<typeof confirmEmailMachine>;
export type ResetLinkActor = ActorRefFrom<typeof resetLinkMachine>;

export const REGISTERED_EMAIL = token<RegisteredEmail>('RegisteredEmail');
export const LOGIN_FORM = token<LoginForm>('LoginForm');
export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');
export const REGISTER_FORM = token<RegisterForm>('RegisterForm');
export const RESEND_FORM = token<RecipientForm>('ResendForm');
export const FORGOT_FORM = token<RecipientForm>('ForgotForm');
export const RESET_FORM = token<NewPasswordForm>('ResetForm');
export const PASSWORD_CHANGE_FORM = token<PasswordChangeForm>('PasswordChangeForm');
export const EMAIL_CHANGE_FORM = token<EmailChangeForm>('EmailChangeForm');
export const EMAIL_CONFIRMATION = token<EmailConfirmationActor>('EmailConfirmation');
export const RESET_LINK = token<ResetLinkActor>('ResetLink');
