import type { ActorRefFrom } from 'xstate';
import type { CredentialProblem, Credentials } from '@/auth/domain/credentials.ts';
import type { AddressChange, Recipient, RecipientProblem } from '@/auth/domain/email-address.ts';
import type { NewPassword, NewPasswordProblem, PasswordChange } from '@/auth/domain/password.ts';
import type { Registration, RegistrationProblem } from '@/auth/domain/registration.ts';
import type { confirmEmailMachine } from '@/auth/machines/confirm-email.machine.ts';
import type { resetLinkMachine } from '@/auth/machines/reset-link.machine.ts';
import type { AccountGateway, RegisterReason } from '@/auth/ports/account-gateway.ts';
import type { SignInReason } from '@/auth/ports/session-gateway.ts';
import type { Fault } from '@/shared/domain/outcome.ts';
import type { ProvidedForm } from '@/shared/machines/provide-form.ts';
import { token } from './token.ts';

export type LoginForm = ProvidedForm<Credentials, CredentialProblem, SignInReason>;
export type RegisterForm = ProvidedForm<Registration, RegistrationProblem, RegisterReason>;
export type RecipientForm = ProvidedForm<Recipient, RecipientProblem, Fault>;
export type NewPasswordForm = ProvidedForm<NewPassword, NewPasswordProblem, Fault>;
export type PasswordChangeForm = ProvidedForm<PasswordChange, NewPasswordProblem, Fault>;
export type AddressChangeForm = ProvidedForm<AddressChange, RecipientProblem, Fault>;

/** The links of e-mails, each one for the whole tab: the address bar forgets them at once (REL-12). */
export type EmailConfirmationActor = ActorRefFrom<typeof confirmEmailMachine>;
export type ResetLinkActor = ActorRefFrom<typeof resetLinkMachine>;

/** To which address the last confirmation of this tab went; nothing else remembers it. */
export interface RegisteredAddress {
  email: string | undefined;
}

export const REGISTERED_ADDRESS = token<RegisteredAddress>('RegisteredAddress');
export const LOGIN_FORM = token<LoginForm>('LoginForm');
export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');
export const REGISTER_FORM = token<RegisterForm>('RegisterForm');
export const RESEND_FORM = token<RecipientForm>('ResendForm');
export const FORGOT_FORM = token<RecipientForm>('ForgotForm');
export const RESET_FORM = token<NewPasswordForm>('ResetForm');
export const PASSWORD_CHANGE_FORM = token<PasswordChangeForm>('PasswordChangeForm');
export const ADDRESS_CHANGE_FORM = token<AddressChangeForm>('AddressChangeForm');
export const EMAIL_CONFIRMATION = token<EmailConfirmationActor>('EmailConfirmation');
export const RESET_LINK = token<ResetLinkActor>('ResetLink');
