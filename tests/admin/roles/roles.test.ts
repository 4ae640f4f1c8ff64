import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holderName, isLastAdmin, removalEffect, sameRoles } from '@/admin/roles/roles.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aHolder, aRole } from '../../builders/role.ts';

const me = aHolder({ id: 'admin-1', username: '박정훈' });
const other = aHolder({ id: 'admin-2', username: '이선영' });

describe('ROLE-04 the effect of removing a role', () => {
  it.each([
    ['another role from anyone', 'Editor', [me, other], other, 'plain'],
    ['another role from oneself', 'Editor', [me], me, 'plain'],
    ['a role that only looks like it', 'admin', [me], me, 'plain'],
    ['Admin from another', 'Admin', [me, other], other, 'plain'],
    ['one’s own Admin', 'Admin', [me, other], me, 'ownAdmin'],
  ] as const)('%s', (_, name, holders, leaving, effect) => {
    expect(removalEffect(aRole({ name, holders: done(holders) }), leaving, 'admin-1')).toBe(effect);
  });

  it('compares ids of numbers and texts', () => {
    const holders = [aHolder({ id: 7 }), other];
    expect(removalEffect(aRole({ name: 'Admin', holders: done(holders) }), aHolder({ id: 7 }), '7')).toBe('ownAdmin');
  });
});

describe('MEMB-11 holders of one name', () => {
  const namesake = aHolder({ id: 'editor-3', username: '이선영', email: 'another@example.org' });

  it('are told apart by their addresses, and nobody else is', () => {
    const role = aRole({ holders: done([me, other, namesake]) });
    expect([me, other, namesake].map((holder) => holderName(role, holder))).toEqual([
      '박정훈',
      `이선영 (${other.email})`,
      '이선영 (another@example.org)',
    ]);
    expect(holderName(aRole({ holders: refused('malformed') }), other)).toBe('이선영');
  });
});

describe('ROLE-08 the last Admin', () => {
  it.each([
    ['one’s own Admin, the last', 'Admin', [me], me, true],
    ['the last Admin, another', 'Admin', [other], other, true],
    ['the last Admin, listed twice', 'Admin', [me, me], me, true],
    ['Admin where nobody is known to have it', 'Admin', undefined, me, true],
    ['one of two Admins', 'Admin', [me, other], me, false],
    ['the last of another role', 'Editor', [me], me, false],
  ] as const)('%s', (_, name, holders, holder, isLast) => {
    const role = aRole({ name, holders: holders === undefined ? refused('malformed') : done(holders) });
    expect(isLastAdmin(role, holder)).toBe(isLast);
  });
});

describe('AUTH-18 whether the roles in the session are outdated', () => {
  it.each([
    [[], [], true],
    [['Admin', 'Editor'], ['Editor', 'Admin'], true],
    [['Admin', 'Admin'], ['Admin'], true],
    [['Admin'], ['Editor'], false],
    [['Admin'], [], false],
    [[], ['Admin'], false],
    [['Admin', 'Admin'], ['Admin', 'Editor'], false],
  ])('%j and %j name the same roles: %s', (one, other_, same) => {
    expect(sameRoles(one, other_)).toBe(same);
  });

  it('does not depend on the order of the two lists', () => {
    const names = fc.array(fc.constantFrom('Admin', 'Editor', 'Teacher'));
    fc.assert(
      fc.property(names, names, (one, another) => {
        expect(sameRoles(one, another)).toBe(sameRoles(another, one));
        expect(sameRoles(one, one.toReversed())).toBe(true);
      }),
    );
  });
});
