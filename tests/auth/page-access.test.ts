import { describe, expect, it } from 'vitest';
import { accessTo } from '@/auth/page-access.ts';

const visitor = undefined;
const member: readonly string[] = [];
const editor = ['Editor'];
const admin = ['Admin'];

describe('ROUTE-07 who may open a page', () => {
  it.each([
    ['everyone', 'a visitor', visitor, 'open'],
    ['everyone', 'a member', member, 'open'],
    ['everyone', 'an editor', editor, 'open'],
    ['everyone', 'an admin', admin, 'open'],
    ['signedIn', 'a visitor', visitor, 'signInNeeded'],
    ['signedIn', 'a member', member, 'open'],
    ['signedIn', 'an editor', editor, 'open'],
    ['signedIn', 'an admin', admin, 'open'],
    ['publishers', 'a visitor', visitor, 'signInNeeded'],
    ['publishers', 'a member', member, 'noPermission'],
    ['publishers', 'an editor', editor, 'open'],
    ['publishers', 'an admin', admin, 'open'],
    ['admins', 'a visitor', visitor, 'signInNeeded'],
    ['admins', 'a member', member, 'noPermission'],
    ['admins', 'an editor', editor, 'noPermission'],
    ['admins', 'an admin', admin, 'open'],
  ] as const)('a page for %s, asked for by %s', (audience, _, roles, access) => {
    expect(accessTo(audience, roles)).toBe(access);
  });
});
