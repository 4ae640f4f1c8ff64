import { describe, expect, it } from 'vitest';
import { newcomerErrors } from '@/admin/domain/role-register.ts';
import { rolesToAskFor, wishErrors } from '@/admin/domain/role-request.ts';

describe('ROLE-07 a wish for a role', () => {
  it.each([
    [
      { roleId: '', reason: '' },
      { roleId: 'missing', reason: 'missing' },
    ],
    [{ roleId: 'role-editor', reason: ' \n' }, { reason: 'missing' }],
    [{ roleId: '', reason: '주보를 올립니다.' }, { roleId: 'missing' }],
    [{ roleId: 'role-editor', reason: '주보를 올립니다.' }, {}],
  ])('%j', (wish, errors) => {
    expect(wishErrors(wish)).toEqual(errors);
  });

  it('is for a role that one does not have', () => {
    const all = [
      { id: 1, name: 'Admin' },
      { id: 2, name: 'Editor' },
    ];
    expect(rolesToAskFor(all, ['Editor', 'Teacher'])).toEqual([{ id: 1, name: 'Admin' }]);
    expect(rolesToAskFor(all, [])).toEqual(all);
    expect(rolesToAskFor(all, ['Admin', 'Editor'])).toEqual([]);
  });
});

describe('ROLE-05 whom a role is given', () => {
  it.each([
    ['', { email: 'missing' }],
    ['  ', { email: 'missing' }],
    ['minsu@example.org', {}],
    ['no address, but the server decides', {}],
  ])('%j', (email, errors) => {
    expect(newcomerErrors({ email })).toEqual(errors);
  });
});
