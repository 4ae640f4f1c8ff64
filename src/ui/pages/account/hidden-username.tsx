/** Tells a password manager whose password a form sets; readers see it elsewhere on the page, if at all. */
export function HiddenUsername({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
