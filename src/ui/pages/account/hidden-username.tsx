/** A hidden field that tells a password manager to which account the password belongs. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
