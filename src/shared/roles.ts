/** Roles the client knows by name; a server may have others, which grant nothing here. */
const ADMIN = 'Admin';
const EDITOR = 'Editor';

/** True for users who manage members, duties, zones, roles and organisations (SHELL-05). */
export function isAdmin(roles: readonly string[]): boolean {
  return roles.includes(ADMIN);
}

/** True for users who see create forms and delete buttons (PERM-02). Display only: the server decides (PERM-03). */
export function canPublish(roles: readonly string[]): boolean {
  return roles.includes(ADMIN) || roles.includes(EDITOR);
}
