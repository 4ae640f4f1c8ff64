import { beforeEach, describe, expect, it } from 'vitest';
import { type Church, createChurch } from '../../../../mock-server/church/church.ts';
import * as rules from '../../../../mock-server/church/rules/account-deletion.ts';
import { deleteDueAccounts } from '../../../../mock-server/church/rules/account-deletion.ts';
import { changeAccount, findAccount } from '../../../../mock-server/church/rules/accounts.ts';
import { attend, listAttendance } from '../../../../mock-server/church/rules/attendance.ts';
import { askForCorrection } from '../../../../mock-server/church/rules/corrections.ts';
import { changeVisibility, settingsOf } from '../../../../mock-server/church/rules/directory.ts';
import { askForLink } from '../../../../mock-server/church/rules/links.ts';
import { login, refresh } from '../../../../mock-server/church/rules/sessions.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { populate } from '../../../../mock-server/seeds/worlds.ts';
import { anAccount, password } from '../../support/people.ts';

const ASKED = '2026-11-24T12:40:00.000Z';
const DUE = '2026-12-01T12:40:00.000Z';
const BEFORE = '2026-12-01T12:39:59.999Z';

describe('MINE-06 an account that its owner deletes', () => {
  let now = ASKED;
  let church: Church;
  let id = '';
  const ask = (accountId = id, typed = password) => rules.askForDeletion(church, accountId, typed);
  const at = async (moment: string) => {
    now = moment;
    await deleteDueAccounts(church);
  };

  beforeEach(async () => {
    now = ASKED;
    church = createChurch({ now: () => new Date(now) });
    id = (await anAccount(church)).id;
  });

  describe('waits seven days', () => {
    it('to the moment, and is gone at it', async () => {
      expect(await ask()).toEqual({ kind: 'done', value: { due: DUE } });
      await at(BEFORE);
      expect(findAccount(church, id)).toBeDefined();
      await at(DUE);
      expect(findAccount(church, id)).toBeUndefined();
    });

    it('from the first time that it was asked for', async () => {
      await ask();
      now = '2026-11-26T12:40:00.000Z';
      expect(await ask()).toEqual({ kind: 'done', value: { due: DUE } });
      expect(rules.readDeletion(church, id)).toEqual({ kind: 'done', value: { due: DUE } });
    });

    it('in which signing in is possible and takes nothing back', async () => {
      await ask();
      expect(await login(church, { email: 'minsu.kim@example.org', password })).toMatchObject({ kind: 'done' });
      expect(rules.readDeletion(church, id)).toEqual({ kind: 'done', value: { due: DUE } });
    });

    it('in which it can be taken back, also twice, and asked for again', async () => {
      await ask();
      expect(await rules.takeDeletionBack(church, id)).toMatchObject({ kind: 'done' });
      expect(await rules.takeDeletionBack(church, id)).toMatchObject({ kind: 'done' });
      await at(DUE);
      expect(rules.readDeletion(church, id)).toEqual({ kind: 'done', value: { due: null } });
      expect(await ask()).toEqual({ kind: 'done', value: { due: '2026-12-08T12:40:00.000Z' } });
    });
  });

  it('asks for its password, also while it waits', async () => {
    const refused = { reason: 'invalid', errors: { PasswordMismatch: [expect.any(String)] } };
    expect(await ask(id, 'Somang1976?')).toMatchObject(refused);
    expect(rules.readDeletion(church, id)).toEqual({ kind: 'done', value: { due: null } });
    await ask();
    expect(await ask(id, '')).toMatchObject(refused);
  });

  describe('of an Admin', () => {
    const anAdmin = async (name: string) =>
      (await anAccount(church, { name, email: `${name}@example.org`, roles: ['Admin'] })).id;

    it('is refused to the last one, also where the others are leaving', async () => {
      const first = await anAdmin('first');
      expect(await ask(first)).toMatchObject({ reason: 'conflict', detail: expect.stringContaining('마지막 관리자') });
      const second = await anAdmin('second');
      expect(await ask(first)).toMatchObject({ kind: 'done' });
      expect(await ask(second)).toMatchObject({ reason: 'conflict' });
    });

    it('is cancelled when no other Admin is left once it is due', async () => {
      const [first, second] = [await anAdmin('first'), await anAdmin('second')];
      await ask(first);
      await changeAccount(church, second, { roles: [] });
      await at(DUE);
      expect(findAccount(church, first)).toMatchObject({ deletionDue: null });
    });

    it('deletes all but one of those whose time has come together', async () => {
      const [first, second, third] = [await anAdmin('first'), await anAdmin('second'), await anAdmin('third')];
      await ask(first);
      now = '2026-11-24T13:00:00.000Z';
      await ask(second);
      await changeAccount(church, third, { roles: [] });
      await at('2026-12-24T00:00:00.000Z');
      expect([first, second].map((each) => findAccount(church, each)?.deletionDue)).toEqual([undefined, null]);
    });
  });

  describe('when its time has come', () => {
    const account = { email: 'minsu.kim@example.org', password };

    it('cannot sign in, like any unknown account', async () => {
      await ask();
      await at(DUE);
      const unknown = await login(church, { email: 'nobody@example.org', password });
      expect(await login(church, account)).toEqual(unknown);
      expect(unknown).toMatchObject({ reason: 'unauthenticated' });
    });

    it('gets no new tokens for those that it has', async () => {
      const signedIn = await login(church, account);
      const tokens = signedIn.kind === 'done' ? signedIn.value : { accessToken: '', refreshToken: '' };
      await changeAccount(church, id, { deletionDue: '2026-11-24T12:41:00.000Z' });
      await at('2026-11-24T12:41:00.000Z');
      expect(await refresh(church, tokens)).toMatchObject({ reason: 'unauthenticated' });
      expect(church.refreshTokens.count()).toBe(0);
    });

    const editor = { accountId: 'editor', roles: ['Editor'] };

    it('leaves the events that are not over to those who wait, and stays counted at those that are', async () => {
      const { id: other } = await anAccount(church, { email: 'sunyoung.lee@example.org', name: '이선영' });
      const event = { name: '야외 예배', type: '일반행사', hostedBy: '교회' } as const;
      await church.events.create({ ...event, id: 1, start: '2026-11-24', end: '2026-11-30' });
      await church.events.create({
        ...event,
        id: 2,
        start: '2026-12-01',
        end: '2026-12-01',
        limit: 2,
        waitingList: true,
      });
      await attend(church, { eventId: 1, accountId: id, people: 3 });
      await attend(church, { eventId: 2, accountId: id, people: 2 });
      await attend(church, { eventId: 2, accountId: other, people: 1 });
      await ask();
      await at(DUE);
      expect(listAttendance(church, 1, editor)).toEqual({
        kind: 'done',
        value: [{ name: '', people: 3, waiting: false }],
      });
      expect(listAttendance(church, 2, editor)).toEqual({
        kind: 'done',
        value: [{ name: '이선영', people: 1, waiting: false }],
      });
    });
  });

  describe('in the everyday church', () => {
    const { member, unlinked } = personas;
    const memberOf = (accountId: string) => findAccount(church, accountId)?.memberId ?? 0;
    const leave = async (who: { readonly id: string; readonly password: string }) => {
      await ask(who.id, who.password);
      await at('2027-01-01T12:00:00.000Z');
    };

    beforeEach(async () => {
      await populate(church, 'everyday');
    });

    it('takes its prayer requests and what it had opened along, and no other user’s', async () => {
      const minsu = memberOf(member.id);
      const closed = { telephone: 'nobody', email: 'nobody', birthday: 'nobody', photo: 'nobody' } as const;
      const photoKey = () => church.members.findFirst((query) => query.where({ id: minsu }))?.photo?.key;
      await church.members.update((query) => query.where({ id: minsu }), {
        data: (record) => void (record.photo = { key: 'shared', drawing: '<svg/>' }),
      });
      const settings = { ...closed, telephone: 'members' } as const;
      await changeVisibility(church, member.id, { settings, basedOn: undefined });
      const kept = church.prayers.all().filter(({ memberId }) => memberId !== minsu).length;
      expect(church.prayers.count()).toBeGreaterThan(kept);
      const opened = church.visibilities.count();
      await leave(member);
      expect(church.prayers.all().every(({ memberId }) => memberId !== minsu)).toBe(true);
      expect(church.prayers.count()).toBe(kept);
      expect(settingsOf(church, minsu)).toEqual(closed);
      expect(church.visibilities.count()).toBe(opened - 1);
      expect(photoKey()).not.toBe('shared');
    });

    it('leaves the member in the book, and the posts', async () => {
      const posts = church.announcements.count();
      const minsu = memberOf(member.id);
      await leave(member);
      expect(church.members.findFirst((query) => query.where({ id: minsu }))).toMatchObject({
        name: '김민수',
        deletedAt: null,
      });
      expect(church.announcements.count()).toBe(posts);
    });

    it('takes its requests along', async () => {
      await askForLink(church, unlinked.id, { name: '정하나', birthDate: '1993-03-26', note: '' });
      const all = () =>
        [...church.linkRequests.all(), ...church.roleRequests.all()].filter(
          ({ accountId }) => accountId === unlinked.id,
        );
      expect(all()).toHaveLength(1);
      await leave(unlinked);
      expect(all()).toEqual([]);
    });

    it('takes along what it has asked to be corrected', async () => {
      await askForCorrection(church, member.id, { field: 'name', wanted: '김민수', note: '' });
      const own = () => church.corrections.findMany((query) => query.where({ accountId: member.id }));
      expect(own().map(({ field }) => field)).toContain('name');
      await leave(member);
      expect(own()).toEqual([]);
    });
  });
});
