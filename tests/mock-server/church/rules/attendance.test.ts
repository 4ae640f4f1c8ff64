import { beforeEach, describe, expect, it } from 'vitest';
import { type Church, createChurch } from '../../../../mock-server/church/church.ts';
import { attend, listAttendance, ownAttendance } from '../../../../mock-server/church/rules/attendance.ts';
import {
  changeEvent,
  deleteEvent,
  readEvent,
  restoreEvent,
  withPlaces,
} from '../../../../mock-server/church/rules/events.ts';
import { postVersion } from '../../../../mock-server/church/rules/posts.ts';
import type { ChurchEvent } from '../../../../mock-server/church/schemas/content.ts';
import { anAccount } from '../../support/people.ts';

const editor = { accountId: 'editor', roles: ['Editor'] };

const OUTING = {
  name: '야외 예배',
  start: '2026-11-21',
  end: '2026-11-22',
  type: '일반행사',
  hostedBy: '교회',
} as const;

describe('MINE-05 who comes to an event', () => {
  let church: Church;
  let now: string;
  let ids: Readonly<Record<string, string>>;
  beforeEach(async () => {
    now = '2026-11-18T12:00:00Z';
    church = createChurch({ now: () => new Date(now) });
    const names = ['김민수', '이선영', '박정훈', '최유나'];
    const accounts = await Promise.all(
      names.map((name, at) => anAccount(church, { name, email: `${at}@example.org` })),
    );
    ids = Object.fromEntries(accounts.map(({ name, id }) => [name, id]));
  });

  const open = (places: Partial<ChurchEvent> = {}) => church.events.create({ id: 1, ...OUTING, ...places });
  const says = (name: string, people: number) => attend(church, { eventId: 1, accountId: ids[name] ?? '', people });
  const list = () => {
    const parties = listAttendance(church, 1, editor);
    return parties.kind === 'done'
      ? parties.value.map(({ name, people, waiting }) => `${name} ${people}${waiting ? ' 대기' : ''}`)
      : parties.reason;
  };
  const change = (limit: number | null, basedOn?: number) =>
    changeEvent(church, { id: 1, basedOn, changes: { ...OUTING, limit } });

  it('is a party of more than five by a linked member alone', async () => {
    await open();
    expect(await says('김민수', 6)).toMatchObject({ reason: 'forbidden' });
    expect(await says('김민수', 5)).toMatchObject({ value: { people: 5 } });
    await church.members.create({
      id: 1,
      name: '이선영',
      email: null,
      gender: 'female',
      birthDate: null,
      dutyId: null,
      version: 1,
      deletedAt: null,
    });
    await church.accounts.update((query) => query.where({ id: ids['이선영'] ?? '' }), {
      data: (account) => {
        account.memberId = 1;
      },
    });
    expect(await says('이선영', 20)).toMatchObject({ value: { coming: 25, people: 20 } });
  });

  it('is counted where there is no limit, and changed and taken back', async () => {
    await open();
    await says('김민수', 3);
    expect(await says('이선영', 5)).toMatchObject({ value: { coming: 8, people: 5, waiting: false } });
    expect(await says('김민수', 1)).toMatchObject({ value: { coming: 6, people: 1, waiting: false } });
    expect(await says('이선영', 0)).toMatchObject({ value: { coming: 1, people: 0, waiting: false } });
    expect(await says('이선영', 0)).toMatchObject({ value: { coming: 1, people: 0 } });
    expect(list()).toEqual(['김민수 1']);
  });

  it('is told to visitors as a number where there is a limit, and not at all where there is none', async () => {
    const event = await open();
    await says('김민수', 3);
    expect(withPlaces(church, event)).not.toHaveProperty('coming');
    expect(withPlaces(church, { ...event, limit: 5 })).toMatchObject({ limit: 5, coming: 3, queued: 0 });
  });

  it('is refused when it is full without a waiting list, and says what is left', async () => {
    await open({ limit: 4 });
    await says('김민수', 3);
    expect(await says('이선영', 2)).toMatchObject({ reason: 'conflict', detail: '남은 자리는 1명입니다.' });
    expect(await says('이선영', 1)).toMatchObject({ kind: 'done' });
    expect(await says('박정훈', 1)).toMatchObject({ reason: 'conflict', detail: '자리가 모두 찼습니다.' });
    expect(list()).toEqual(['김민수 3', '이선영 1']);
  });

  it('waits as a whole, and moves up in the strict order of asking', async () => {
    await open({ limit: 4, waitingList: true });
    await says('김민수', 3);
    expect(await says('이선영', 3)).toMatchObject({ value: { coming: 3, people: 3, waiting: true } });
    // One place is free, and a larger party is waiting: no other party overtakes it.
    expect(await says('박정훈', 1)).toMatchObject({ value: { waiting: true, queued: 4 } });
    await says('김민수', 2);
    expect(list()).toEqual(['김민수 2', '이선영 3 대기', '박정훈 1 대기']);
    await says('김민수', 0);
    expect(list()).toEqual(['이선영 3', '박정훈 1']);
  });

  it('moves up when one who waits asks for fewer, or waits no more', async () => {
    await open({ limit: 4, waitingList: true });
    await says('김민수', 3);
    await says('이선영', 3);
    await says('박정훈', 1);
    expect(await says('이선영', 1)).toMatchObject({ value: { coming: 4, waiting: false } });
    await says('이선영', 0);
    expect(list()).toEqual(['김민수 3', '박정훈 1']);
  });

  it('keeps a place when there is no room for more people', async () => {
    await open({ limit: 4, waitingList: true });
    await says('김민수', 2);
    await says('이선영', 2);
    expect(await says('김민수', 3)).toMatchObject({ reason: 'conflict' });
    expect(await says('박정훈', 5)).toMatchObject({ detail: '이 행사의 자리는 모두 4명입니다.' });
    expect(list()).toEqual(['김민수 2', '이선영 2']);
  });

  it('does not overtake those who wait with more people, and may still be less', async () => {
    await open({ limit: 4, waitingList: true });
    await says('김민수', 3);
    await says('이선영', 2);
    expect(await says('김민수', 4)).toMatchObject({ reason: 'conflict', detail: '자리가 모두 찼습니다.' });
    expect(list()).toEqual(['김민수 3', '이선영 2 대기']);
    await says('김민수', 2);
    expect(list()).toEqual(['김민수 2', '이선영 2']);
  });

  it('moves up when the limit rises or is taken away, and never falls out of it', async () => {
    await open({ limit: 2, waitingList: true });
    await says('김민수', 2);
    await says('이선영', 2);
    await says('박정훈', 2);
    expect(await change(1)).toMatchObject({ errors: { limit: [expect.stringContaining('2명')] } });
    await change(4);
    expect(list()).toEqual(['김민수 2', '이선영 2', '박정훈 2 대기']);
    await change(null);
    expect(list()).toEqual(['김민수 2', '이선영 2', '박정훈 2']);
  });

  it('is not held up by a party for which there can never be room', async () => {
    await open({ limit: 4, waitingList: true });
    await says('김민수', 2);
    await says('이선영', 3);
    await says('박정훈', 1);
    await change(2);
    expect(await says('김민수', 0)).toMatchObject({ value: { queued: 0 } });
    expect(list()).toEqual(['이선영 3 대기', '박정훈 1']);
    expect(await says('최유나', 1)).toMatchObject({ value: { coming: 2, waiting: false } });
  });

  it('is said up to the last day by the calendar of Asunción, and refused after it', async () => {
    await open();
    now = '2026-11-23T02:30:00Z';
    expect((await says('김민수', 1)).kind).toBe('done');
    now = '2026-11-23T03:30:00Z';
    expect(await says('김민수', 0)).toMatchObject({ reason: 'invalid' });
    expect(list()).toEqual(['김민수 1']);
    expect(ownAttendance(church, ids['김민수'] ?? '')).toMatchObject({ value: [] });
  });

  it('is told to oneself, the earliest event first', async () => {
    await open();
    await church.events.create({ id: 2, ...OUTING, name: '기도회', start: '2026-11-20', end: '2026-11-20' });
    await says('김민수', 3);
    await attend(church, { eventId: 2, accountId: ids['김민수'] ?? '', people: 1 });
    expect(ownAttendance(church, ids['김민수'] ?? '')).toMatchObject({
      value: [
        { eventId: 2, name: '기도회', start: '2026-11-20', people: 1, waiting: false },
        { eventId: 1, people: 3 },
      ],
    });
    expect(ownAttendance(church, ids['이선영'] ?? '')).toMatchObject({ value: [] });
  });

  it("is no change of the event: an editor's version stays", async () => {
    const version = postVersion(await open({ limit: 4 }));
    await says('김민수', 3);
    expect(await change(5, version)).toMatchObject({ kind: 'done', value: { limit: 5 } });
  });

  it('keeps the limit when a change does not name it', async () => {
    await open({ limit: 4, waitingList: true });
    await changeEvent(church, { id: 1, basedOn: undefined, changes: OUTING });
    expect(readEvent(church, 1)).toMatchObject({ value: { limit: 4, waitingList: true } });
  });

  it('is forgotten with the event', async () => {
    await open();
    await says('김민수', 3);
    await deleteEvent(church, 1);
    expect(list()).toBe('notFound');
    expect(church.attendances.all()).toEqual([]);
    expect(await says('김민수', 1)).toMatchObject({ reason: 'notFound' });
  });

  it('comes back with the event, but for those whose account has ended meanwhile (LIST-06)', async () => {
    await open();
    await says('김민수', 3);
    await deleteEvent(church, 1);
    const parties = structuredClone(church.removed.all()[0]?.records['attendances']);
    expect(await restoreEvent(church, 1)).toMatchObject({ kind: 'done' });
    expect(church.attendances.all()).toEqual(parties);
    await deleteEvent(church, 1);
    church.accounts.delete((query) => query.where({ id: church.accounts.all()[0]?.id ?? '' }));
    await restoreEvent(church, 1);
    expect(church.attendances.all()).toEqual([]);
  });
});
