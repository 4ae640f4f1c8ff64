import { describe, expect, it } from 'vitest';
import { type Access, accessTo } from '@/auth/page-access.ts';
import { addressesOf } from '@/ui/app/routes/href.ts';
import { matchPath } from '@/ui/app/routes/match.ts';
import { type Route, routes } from '@/ui/app/routes/routes.ts';
import { personas } from '../../mock-server/seeds/personas.ts';

type Visitor = 'visitor' | 'member' | 'editor' | 'admin';

const VISITORS: readonly { readonly who: Visitor; readonly roles: readonly string[] | undefined }[] = [
  { who: 'visitor', roles: undefined },
  { who: 'member', roles: personas.member.roles },
  { who: 'editor', roles: personas.editor.roles },
  { who: 'admin', roles: personas.admin.roles },
];

/** ROUTE-07 as the requirement says, independent of the route table. */
function expected(path: string, who: Visitor): Access {
  const allowed: readonly Visitor[] | undefined = /^\/(?:member|duty|zone|job)\//.test(path)
    ? ['admin']
    : /^\/sermon\/uploadBulletin$/.test(path)
      ? ['editor', 'admin']
      : /^\/(?:account|role)\//.test(path)
        ? ['member', 'editor', 'admin']
        : undefined;
  if (allowed === undefined || allowed.includes(who)) return 'open';
  return who === 'visitor' ? 'signInNeeded' : 'noPermission';
}

const all: readonly Route[] = Object.values(routes);
const rows = all.flatMap(addressesOf).flatMap((path) => VISITORS.map((visitor) => ({ path, ...visitor })));

describe('REL-10, ROUTE-07 every route for every kind of user', () => {
  it('there are routes of each kind', () => {
    const kinds = new Set(rows.map(({ path, who }) => expected(path, who)));
    expect(kinds).toEqual(new Set(['open', 'signInNeeded', 'noPermission']));
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each(rows)('$path, $who', ({ path, who, roles }) => {
    // Letter case and a trailing slash must not open a page (ROUTE-04).
    for (const typed of [path, `${path}/`.replace('//', '/'), path.toUpperCase()]) {
      const { route } = matchPath(typed.replaceAll(/:\w+/gi, '7'));
      expect(addressesOf(route), typed).toContain(path);
      expect(accessTo(route.audience ?? 'everyone', roles), typed).toBe(expected(path, who));
    }
  });
});
