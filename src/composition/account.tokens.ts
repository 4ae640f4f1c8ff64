import type {
  EmailChangeForm,
  NewPasswordForm,
  PasswordChangeForm,
  RecipientForm,
  RegisterForm,
} from '@/auth/machines/provide-account-forms.ts';
import type { EmailConfirmationActor } from '@/auth/machines/provide-email-confirmation.ts';
import type { LoginForm } from '@/auth/machines/provide-login-form.ts';
import type { RegisteredEmailActor } from '@/auth/machines/registered-email.ts';
import type { ResetLinkActor } from '@/auth/machines/start-reset-link.ts';
import type { AccountGateway } from '@/auth/ports/account-gateway.ts';
import { token } from './token.ts';

export const REGISTERED_EMAIL = token<RegisteredEmailActor>('RegisteredEmail');
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
