import { describe, expect, it } from 'vitest';
import type { RoleDetail } from '@/admin/roles/roles.ts';
import { makeReadCandidates, makeTakeRoleFrom } from '@/admin/roles/roles.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anEntry } from '../../builders/member.ts';
import { aHolder, aRole } from '../../builders/role.ts';

it('ROLE-05 members without an e-mail address cannot be given a role', async () => {
  const known = anEntry();
  const all = () => Promise.resolve(done([anEntry({ email: ' ' }), known, anEntry({ email: '' })]));
  const read = makeReadCandidates({ all });
  expect(await read()).toEqual(done([known]));
});

it('ROLE-05 members who cannot be read are a failure', async () => {
  expect(await makeReadCandidates({ all: () => Promise.resolve(refused('timedOut')) })()).toEqual(refused('timedOut'));
});

describe('ROLE-08 a role that is taken back from an address', () => {
  const taking = (holders: RoleDetail['holders']) => {
    const removed: unknown[] = [];
    const take = makeTakeRoleFrom({
      detail: () => Promise.resolve(done(aRole({ holders }))),
      remove: (roleId, userId) => {
        removed.push([roleId, userId]);
        return Promise.resolve(done(null));
      },
    });
    return { removed, take };
  };

  it('is removed from the holder with that address, in any letter case', async () => {
    const { removed, take } = taking(done([aHolder({ id: 7, email: 'minsu@example.org' }), aHolder({ id: 8 })]));
    expect(await take('role-editor', 'Minsu@example.org')).toEqual(done(null));
    expect(removed).toEqual([['role-editor', 7]]);
  });

  it('is taken back already where nobody there has it', async () => {
    const { removed, take } = taking(done([]));
    expect([await take('role-editor', 'minsu@example.org'), removed]).toEqual([done(null), []]);
  });

  it('stays where its holders cannot be read', async () => {
    expect(await taking(refused('forbidden')).take('role-editor', 'x@example.org')).toEqual(refused('forbidden'));
  });
});
