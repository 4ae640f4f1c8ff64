import { describe, expect, it } from 'vitest';
import { makeRemoveMember, makeSaveMember, makeSaveMemberList } from '@/admin/members/members.use-cases.ts';
import type { TextFile } from '@/shared/device.ports.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { savedListMessages } from '@/ui/messages/ko/members.ts';
import { aMember, anEntry } from '../../../builders/member.ts';
import { memberRepository } from '../../../fakes/member-repository.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

const refusing = (reason: Failure) => () => Promise.resolve(refused(reason));

describe('MEMB-05 saving a member', () => {
  it('returns the member as the server stored them', async () => {
    const repository = memberRepository([aMember()]);
    const saved = await makeSaveMember(repository)(aMember({ name: '김민호' }), '1');
    expect(saved).toEqual(done({ member: aMember({ name: '김민호' }), version: '2' }));
  });

  it.each<Failure>(['conflict', 'serverFailed', 'networkError'])(
    'that is refused as %s reads nothing further',
    async (reason) => {
      const repository = memberRepository([aMember()], { save: refusing(reason) });
      expect(await makeSaveMember(repository)(aMember(), '1')).toEqual(refused(reason));
      expect(repository.asked).toEqual(['save 7']);
    },
  );

  it('of a member who does not exist is not found', async () => {
    expect(await makeSaveMember(memberRepository())(aMember(), '1')).toEqual(refused('notFound'));
  });

  it('is unsupported when the member exists but the call answers 404', async () => {
    const repository = memberRepository([aMember()], { save: refusing('notFound') });
    expect(await makeSaveMember(repository)(aMember(), '1')).toEqual(refused('unsupported'));
  });
});

describe('MEMB-06 removing a member', () => {
  it('removes them', async () => {
    const repository = memberRepository([aMember()]);
    expect(await makeRemoveMember(repository)(7)).toEqual(done(null));
    expect(repository.held()).toEqual([]);
  });

  it('is done when another user has removed them before', async () => {
    expect(await makeRemoveMember(memberRepository())(7)).toEqual(done(null));
  });

  it('is unsupported when the member exists but the call answers 404', async () => {
    const repository = memberRepository([aMember()], { remove: refusing('notFound') });
    expect(await makeRemoveMember(repository)(7)).toEqual(refused('unsupported'));
  });

  it('REL-16 is done when only its answer was lost, and has failed when they are still there', async () => {
    expect(await makeRemoveMember(memberRepository([], { remove: refusing('timedOut') }))(7)).toEqual(done(null));
    const repository = memberRepository([aMember()], { remove: refusing('timedOut') });
    expect(await makeRemoveMember(repository)(7)).toEqual(refused('timedOut'));
  });

  it('is refused as before when it cannot be read whether they exist', async () => {
    const repository = memberRepository([], { find: refusing('networkError') });
    expect(await makeRemoveMember(repository)(7)).toEqual(refused('notFound'));
  });

  it('that is refused reads nothing further', async () => {
    const repository = memberRepository([aMember()], { remove: refusing('forbidden') });
    expect(await makeRemoveMember(repository)(7)).toEqual(refused('forbidden'));
    expect(repository.asked).toEqual(['remove 7']);
  });
});

describe('MEMB-07 the list as a file', () => {
  it('is named after the day and has the members in their order', () => {
    const files: TextFile[] = [];
    const save = makeSaveMemberList({ save: (file) => files.push(file) }, stillClock());
    save([anEntry({ id: 2 }), anEntry({ id: 1 })], savedListMessages);
    expect(files).toMatchObject([{ name: '회원명부-2026-11-20.csv', mediaType: 'text/csv' }]);
    expect(files[0]?.text.match(/^\d/gm)).toEqual(['2', '1']);
  });
});
