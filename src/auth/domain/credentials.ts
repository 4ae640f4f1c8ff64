export type Credentials = Readonly<Record<'email' | 'password', string>>;

export type CredentialProblem = 'emailMissing' | 'passwordMissing';

/** Both fields of the login dialog are required (AUTH-03). */
export function credentialProblems({
  email,
  password,
}: Credentials): Partial<Record<keyof Credentials, CredentialProblem>> {
  return {
    ...(email.trim() === '' && { email: 'emailMissing' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
  };
}
