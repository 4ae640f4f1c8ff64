import { expect, it } from 'vitest';
import { makeReadCandidates } from '@/admin/roles/roles.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anEntry } from '../../builders/member.ts';

it('ROLE-05 members without an e-mail address cannot be given a role', async () => {
  const known = anEntry();
  const all = () => Promise.resolve(done([anEntry({ email: ' ' }), known, anEntry({ email: '' })]));
  const read = makeReadCandidates({ all });
  expect(await read()).toEqual(done([known]));
});

it('ROLE-05 members who cannot be read are a failure', async () => {
  expect(await makeReadCandidates({ all: () => Promise.resolve(refused('timedOut')) })()).toEqual(refused('timedOut'));
});
