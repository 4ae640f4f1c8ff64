import { describe, expect, it } from 'vitest';
import { makeRemoveMember } from '@/admin/use-cases/make-remove-member.ts';
import { makeSaveMember } from '@/admin/use-cases/make-save-member.ts';
import { makeSaveMemberList } from '@/admin/use-cases/make-save-member-list.ts';
import { done, type Fault, refused } from '@/shared/domain/outcome.ts';
import type { TextFile } from '@/shared/ports/file-saver.ts';
import { memberListWords } from '@/ui/messages/ko/member-messages.ts';
import { aMember, anEntry } from '../../builders/member.ts';
import { memberRegistry } from '../../fakes/member-registry.ts';
import { stillClock } from '../../fakes/still-clock.ts';

const refusing = (reason: Fault) => () => Promise.resolve(refused(reason));

describe('MEMB-05 saving a member', () => {
  it('answers with what the server made of it', async () => {
    const registry = memberRegistry([aMember()]);
    const saved = await makeSaveMember(registry)(aMember({ name: '김민호' }), '1');
    expect(saved).toEqual(done({ member: aMember({ name: '김민호' }), version: '2' }));
  });

  it.each<Fault>(['conflict', 'serverFailed', 'networkError'])(
    'that is refused as %s is not looked into',
    async (reason) => {
      const registry = memberRegistry([aMember()], { save: refusing(reason) });
      expect(await makeSaveMember(registry)(aMember(), '1')).toEqual(refused(reason));
      expect(registry.asked).toEqual(['save 7']);
    },
  );

  it('of somebody who is gone is refused as that', async () => {
    expect(await makeSaveMember(memberRegistry())(aMember(), '1')).toEqual(refused('notFound'));
  });

  it('where they are there and not found, the server lacks the call', async () => {
    const registry = memberRegistry([aMember()], { save: refusing('notFound') });
    expect(await makeSaveMember(registry)(aMember(), '1')).toEqual(refused('unsupported'));
  });
});

describe('MEMB-06 removing a member', () => {
  it('takes them away', async () => {
    const registry = memberRegistry([aMember()]);
    expect(await makeRemoveMember(registry)(7)).toEqual(done(null));
    expect(registry.held()).toEqual([]);
  });

  it('whom somebody else has removed before is done', async () => {
    expect(await makeRemoveMember(memberRegistry())(7)).toEqual(done(null));
  });

  it('where they are there and not found, the server lacks the call', async () => {
    const registry = memberRegistry([aMember()], { remove: refusing('notFound') });
    expect(await makeRemoveMember(registry)(7)).toEqual(refused('unsupported'));
  });

  it('where nobody can tell whether they are there, it is refused as it was', async () => {
    const registry = memberRegistry([], { find: refusing('networkError') });
    expect(await makeRemoveMember(registry)(7)).toEqual(refused('notFound'));
  });

  it('that is refused is not looked into', async () => {
    const registry = memberRegistry([aMember()], { remove: refusing('forbidden') });
    expect(await makeRemoveMember(registry)(7)).toEqual(refused('forbidden'));
    expect(registry.asked).toEqual(['remove 7']);
  });
});

describe('MEMB-07 the list as a file', () => {
  it('is named after the day and holds the members in their order', () => {
    const files: TextFile[] = [];
    const save = makeSaveMemberList({ save: (file) => files.push(file) }, stillClock());
    save([anEntry({ id: 2 }), anEntry({ id: 1 })], memberListWords);
    expect(files).toMatchObject([{ name: '회원명부-2026-11-20.csv', mediaType: 'text/csv' }]);
    expect(files[0]?.text.match(/^\d/gm)).toEqual(['2', '1']);
  });
});
