import { expect, it } from 'vitest';
import { makeRegisterMember } from '@/admin/members/members.use-cases.ts';
import { refused } from '@/shared/outcome.ts';
import { aNewMemberDraft } from '../../../builders/member.ts';
import { memberRepository } from '../../../fakes/member-repository.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

it('MEMB-04 registers the member of the draft', async () => {
  const repository = memberRepository();
  const registered = await makeRegisterMember(repository, stillClock())(aNewMemberDraft({ name: ' 황보라 ' }));
  expect(registered).toMatchObject({ kind: 'done', value: { name: '황보라' } });
});

it('MEMB-03 sends no draft with an error', async () => {
  const repository = memberRepository();
  expect(await makeRegisterMember(repository, stillClock())(aNewMemberDraft({ name: ' ' }))).toEqual(
    refused('invalid'),
  );
  expect(repository.asked).toEqual([]);
});
