import type { Church } from '../church.ts';
import type { Role } from '../schemas/accounts.ts';
import { changeAccount, findAccount, findAccountByEmail } from './accounts.ts';
import { done, type Outcome, refuse } from './outcome.ts';

const noSuchRole = refuse('notFound', '없는 역할입니다.');
const noSuchUser = refuse('notFound', '없는 사용자입니다.');
const notInRole = refuse('notFound', '이 역할을 가진 사용자가 아닙니다.');
const alreadyInRole = refuse('conflict', '이미 이 역할을 가진 사용자입니다.');

export const findRole = (church: Church, id: string): Role | undefined =>
  church.roles.findFirst((query) => query.where({ id }));

/** The role names that an account has now, whatever its token says (ROLE-01). */
export const listRolesOf = (church: Church, accountId: string): Outcome<string[]> =>
  done([...(findAccount(church, accountId)?.roles ?? [])]);

export const listRoles = (church: Church): Outcome<Role[]> =>
  done(church.roles.all().map(({ id, name }) => ({ id, name })));

/** A role's name with its holders (ROLE-03). */
export function readRole(church: Church, roleId: string) {
  const role = findRole(church, roleId);
  if (!role) return noSuchRole;
  const holders = church.accounts.all().filter(({ roles }) => roles.includes(role.name));
  return done({ role: role.name, users: holders.map(({ id, name, email }) => ({ id, username: name, email })) });
}

/** Grants a role to an account, by its id. */
export async function grantRole(church: Church, role: Role, accountId: string): Promise<Outcome> {
  const account = findAccount(church, accountId);
  if (!account) return noSuchUser;
  if (account.roles.includes(role.name)) return alreadyInRole;
  await changeAccount(church, accountId, { roles: [...account.roles, role.name] });
  return done();
}

/** Grants a role to the account of an e-mail address (ROLE-05). */
export async function addToRole(church: Church, roleId: string, email: string): Promise<Outcome> {
  const role = findRole(church, roleId);
  const account = findAccountByEmail(church, email);
  if (!role) return noSuchRole;
  return account ? grantRole(church, role, account.id) : noSuchUser;
}

/** Removes a role from an account (ROLE-04); its token contains the role until the next refresh (AUTH-18). */
export async function removeFromRole(church: Church, roleId: string, accountId: string): Promise<Outcome> {
  const role = findRole(church, roleId);
  const account = findAccount(church, accountId);
  if (!role) return noSuchRole;
  if (!account?.roles.includes(role.name)) return notInRole;
  await changeAccount(church, accountId, { roles: account.roles.filter((name) => name !== role.name) });
  return done();
}
