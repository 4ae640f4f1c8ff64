/** A hidden field by which a password manager learns to which account the password belongs. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
