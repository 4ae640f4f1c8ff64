export type Credentials = Readonly<Record<'email' | 'password', string>>;

export type CredentialError = 'emailMissing' | 'passwordMissing';

/** Both fields of the login dialog are required (AUTH-03). */
export function credentialErrors({
  email,
  password,
}: Credentials): Partial<Record<keyof Credentials, CredentialError>> {
  return {
    ...(email.trim() === '' && { email: 'emailMissing' as const }),
    ...(password === '' && { password: 'passwordMissing' as const }),
  };
}
