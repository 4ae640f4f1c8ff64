import { describe, expect, it } from 'vitest';
import { makeRemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import { makeSaveMember } from '@/admin/use-cases/make-save-member.ts';
import { makeSaveMemberList } from '@/admin/use-cases/make-save-member-list.ts';
import { done, type Failure, refused } from '@/shared/domain/outcome.ts';
import type { TextFile } from '@/shared/ports/file-saver.ts';
import { savedListMessages } from '@/ui/messages/ko/member-messages.ts';
import { aMember, anEntry } from '../../builders/member.ts';
import { memberRepository } from '../../fakes/member-repository.ts';
import { stillClock } from '../../fakes/still-clock.ts';

const refusing = (reason: Failure) => () => Promise.resolve(refused(reason));

describe('MEMB-05 saving a member', () => {
  it('answers with what the server made of it', async () => {
    const repository = memberRepository([aMember()]);
    const saved = await makeSaveMember(repository)(aMember({ name: '김민호' }), '1');
    expect(saved).toEqual(done({ member: aMember({ name: '김민호' }), version: '2' }));
  });

  it.each<Failure>(['conflict', 'serverFailed', 'networkError'])(
    'that is refused as %s is not looked into',
    async (reason) => {
      const repository = memberRepository([aMember()], { save: refusing(reason) });
      expect(await makeSaveMember(repository)(aMember(), '1')).toEqual(refused(reason));
      expect(repository.asked).toEqual(['save 7']);
    },
  );

  it('of somebody who is gone is refused as that', async () => {
    expect(await makeSaveMember(memberRepository())(aMember(), '1')).toEqual(refused('notFound'));
  });

  it('where they are there and not found, the server lacks the call', async () => {
    const repository = memberRepository([aMember()], { save: refusing('notFound') });
    expect(await makeSaveMember(repository)(aMember(), '1')).toEqual(refused('unsupported'));
  });
});

describe('MEMB-06 removing a member', () => {
  it('takes them away', async () => {
    const repository = memberRepository([aMember()]);
    expect(await makeRemoveMember(repository)(7)).toEqual(done(null));
    expect(repository.held()).toEqual([]);
  });

  it('whom somebody else has removed before is done', async () => {
    expect(await makeRemoveMember(memberRepository())(7)).toEqual(done(null));
  });

  it('where they are there and not found, the server lacks the call', async () => {
    const repository = memberRepository([aMember()], { remove: refusing('notFound') });
    expect(await makeRemoveMember(repository)(7)).toEqual(refused('unsupported'));
  });

  it('where nobody can tell whether they are there, it is refused as it was', async () => {
    const repository = memberRepository([], { find: refusing('networkError') });
    expect(await makeRemoveMember(repository)(7)).toEqual(refused('notFound'));
  });

  it('that is refused is not looked into', async () => {
    const repository = memberRepository([aMember()], { remove: refusing('forbidden') });
    expect(await makeRemoveMember(repository)(7)).toEqual(refused('forbidden'));
    expect(repository.asked).toEqual(['remove 7']);
  });
});

describe('MEMB-07 the list as a file', () => {
  it('is named after the day and holds the members in their order', () => {
    const files: TextFile[] = [];
    const save = makeSaveMemberList({ save: (file) => files.push(file) }, stillClock());
    save([anEntry({ id: 2 }), anEntry({ id: 1 })], savedListMessages);
    expect(files).toMatchObject([{ name: '회원명부-2026-11-20.csv', mediaType: 'text/csv' }]);
    expect(files[0]?.text.match(/^\d/gm)).toEqual(['2', '1']);
  });
});
