/** Whom an Admin gives a role, by the e-mail address of their account (ROLE-05). */
export type RoleNewcomer = Readonly<Record<'email', string>>;

/** Only an empty field is wrong here: whether an account has the address, the server knows (ROLE-05). */
export function newcomerErrors({ email }: RoleNewcomer): Partial<Record<keyof RoleNewcomer, 'missing'>> {
  return email.trim() === '' ? { email: 'missing' } : {};
}
