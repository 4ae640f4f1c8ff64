import { canPublish, isAdmin } from '@/shared/roles.ts';

/** Whom a page is for (ROUTE-07). */
export type Audience = 'everyone' | 'signedIn' | 'publishers' | 'admins';

export type Access = 'open' | 'signInNeeded' | 'noPermission';

/**
 * Whether a user may open a page (ROUTE-07). For display only: the server decides (PERM-03).
 * @param roles the signed-in user's roles; undefined for a visitor
 */
export function accessTo(audience: Audience, roles: readonly string[] | undefined): Access {
  if (audience === 'everyone') return 'open';
  if (roles === undefined) return 'signInNeeded';
  if (audience === 'admins') return isAdmin(roles) ? 'open' : 'noPermission';
  if (audience === 'publishers') return canPublish(roles) ? 'open' : 'noPermission';
  return 'open';
}
