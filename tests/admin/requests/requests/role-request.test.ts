import { describe, expect, it } from 'vitest';
import { roleRequestErrors, rolesToAskFor } from '@/admin/requests/requests.ts';
import { roleAdditionErrors } from '@/admin/roles/roles.ts';

describe('ROLE-07 a request for a role', () => {
  it.each([
    [
      { roleId: '', reason: '' },
      { roleId: 'missing', reason: 'missing' },
    ],
    [{ roleId: 'role-editor', reason: ' \n' }, { reason: 'missing' }],
    [{ roleId: '', reason: '주보를 올립니다.' }, { roleId: 'missing' }],
    [{ roleId: 'role-editor', reason: '주보를 올립니다.' }, {}],
  ])('%j', (wish, errors) => {
    expect(roleRequestErrors(wish)).toEqual(errors);
  });

  it('can be made for roles that the user does not have', () => {
    const all = [
      { id: 1, name: 'Admin' },
      { id: 2, name: 'Editor' },
    ];
    expect(rolesToAskFor(all, ['Editor', 'Teacher'])).toEqual([{ id: 1, name: 'Admin' }]);
    expect(rolesToAskFor(all, [])).toEqual(all);
    expect(rolesToAskFor(all, ['Admin', 'Editor'])).toEqual([]);
  });
});

describe('ROLE-05 the address of a new holder', () => {
  it.each([
    ['', { email: 'missing' }],
    ['  ', { email: 'missing' }],
    ['minsu@example.org', {}],
    ['no address, but the server decides', {}],
  ])('%j', (email, errors) => {
    expect(roleAdditionErrors({ email })).toEqual(errors);
  });
});
