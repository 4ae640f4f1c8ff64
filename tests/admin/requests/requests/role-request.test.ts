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

  it('can be made for roles that the user does not have, and never for Admin (ROLE-08)', () => {
    const editor = { id: 2, name: 'Editor' };
    const teacher = { id: 3, name: 'Teacher' };
    const all = [{ id: 1, name: 'Admin' }, editor, teacher];
    expect(rolesToAskFor(all, ['Editor'])).toEqual([teacher]);
    expect(rolesToAskFor(all, [])).toEqual([editor, teacher]);
    expect(rolesToAskFor(all, ['Teacher', 'Editor'])).toEqual([]);
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
