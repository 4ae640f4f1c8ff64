import { describe, expect, it } from 'vitest';
import { makeRemoveMember, makeSaveMember, makeSaveMemberList } from '@/admin/members/members.use-cases.ts';
import type { SavedFile, Sheet, Spreadsheets } from '@/shared/device.ports.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { savedListMessages } from '@/ui/messages/ko/members.ts';
import { aMember, anEntry } from '../../../builders/member.ts';
import { memberRepository } from '../../../fakes/member-repository.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

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

describe('MEMB-09 the list as a file', () => {
  const saving = (
    write: Spreadsheets['write'] = async () => done({ mediaType: 'x/y', content: new Uint8Array([1]) }),
  ) => {
    const files: SavedFile[] = [];
    const sheets: Sheet[] = [];
    const toasts = recordedToasts();
    const spreadsheets: Spreadsheets = {
      write: (sheet) => {
        sheets.push(sheet);
        return write(sheet);
      },
    };
    const save = makeSaveMemberList(spreadsheets, { save: (file) => files.push(file) }, stillClock(), toasts);
    return { save, files, sheets, toasts };
  };

  it('is named after the day and has the members in their order', async () => {
    const { save, files, sheets } = saving();
    await save([anEntry({ id: 2 }), anEntry({ id: 1 })], savedListMessages);
    expect(files).toMatchObject([{ name: '회원명부-2026-11-20.xlsx', mediaType: 'x/y', content: new Uint8Array([1]) }]);
    expect(sheets).toMatchObject([{ title: '회원명부' }]);
    expect(sheets[0]?.rows.map(([first]) => first)).toEqual(['번호', '2', '1']);
  });

  it('is saved once where it is pressed twice', async () => {
    const { save, files } = saving();
    await Promise.all([save([], savedListMessages), save([], savedListMessages)]);
    expect(files).toHaveLength(1);
    await save([], savedListMessages);
    expect(files).toHaveLength(2);
  });

  it('says so where what writes it cannot be loaded, and can be asked for again', async () => {
    const { save, files, toasts } = saving(refusing('networkError'));
    await save([], savedListMessages);
    expect(files).toEqual([]);
    expect(toasts.find('membersNotWritten')).toMatchObject({ reason: 'networkError' });
  });
});
