import { isEmailAddress, type RecipientProblem } from './email-address.ts';
import { type NewPassword, type NewPasswordProblem, newPasswordProblems } from './password.ts';

export type Registration = Readonly<Record<'email' | keyof NewPassword, string>>;

export type RegistrationProblem = RecipientProblem | NewPasswordProblem;

/** What is wrong with the entry of somebody who wants an account (ACCT-01…04). */
export function registrationProblems(entry: Registration): Partial<Record<keyof Registration, RegistrationProblem>> {
  return {
    ...(!isEmailAddress(entry.email) && { email: 'notAnAddress' as const }),
    ...newPasswordProblems(entry),
  };
}
