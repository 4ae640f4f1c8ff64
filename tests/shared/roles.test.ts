import { describe, expect, it } from 'vitest';
import { canPublish, isAdmin } from '@/shared/roles.ts';

describe('PERM-02, SHELL-05 what a role shows its holder', () => {
  it.each([
    { roles: [], admin: false, publisher: false },
    { roles: ['Teacher'], admin: false, publisher: false },
    { roles: ['admin', 'editor', 'Administrator'], admin: false, publisher: false },
    { roles: ['Editor'], admin: false, publisher: true },
    { roles: ['Teacher', 'Editor'], admin: false, publisher: true },
    { roles: ['Admin'], admin: true, publisher: true },
  ])('$roles: manages $admin, publishes $publisher', ({ roles, admin, publisher }) => {
    expect(isAdmin(roles)).toBe(admin);
    expect(canPublish(roles)).toBe(publisher);
  });
});
