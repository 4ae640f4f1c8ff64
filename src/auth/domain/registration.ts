import { isEmail, type RecipientError } from './email.ts';
import { type NewPassword, type NewPasswordError, newPasswordErrors } from './password.ts';

export type Registration = Readonly<Record<'email' | keyof NewPassword, string>>;

export type RegistrationError = RecipientError | NewPasswordError;

/** Errors in the registration form (ACCT-01…04). */
export function registrationErrors(entry: Registration): Partial<Record<keyof Registration, RegistrationError>> {
  return {
    ...(!isEmail(entry.email) && { email: 'notAnEmail' as const }),
    ...newPasswordErrors(entry),
  };
}
