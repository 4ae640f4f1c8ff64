import { beforeEach, describe, expect, it } from 'vitest';
import type { Church } from '../../../../mock-server/church/church.ts';
import { attend } from '../../../../mock-server/church/rules/attendance.ts';
import { readOwnRecord } from '../../../../mock-server/church/rules/own-record.ts';
import { login } from '../../../../mock-server/church/rules/sessions.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { churchAt } from '../../seeds/church-at.ts';

describe('MINE-06 the data stored about a user', () => {
  let church: Church;
  const read = (accountId: string) => readOwnRecord(church, accountId).value;
  const ofMember = () => read(personas.member.id);
  const numberOf = (name: string) => church.members.findFirst((query) => query.where({ name }))?.id ?? 0;
  const change = (name: string, born: string) =>
    church.members.update((query) => query.where({ name }), { data: (member) => void (member.birthDate = born) });

  beforeEach(async () => {
    church = await churchAt('2026-11-18');
  });

  it('is the account, without its password, and how many devices are signed in', async () => {
    expect(ofMember().account).toMatchObject({ email: 'minsu.kim@example.org', emailConfirmed: true, sessions: 0 });
    await login(church, personas.member);
    expect(ofMember().account.sessions).toBe(1);
    expect(JSON.stringify(ofMember())).not.toContain(personas.member.password);
  });

  it('is the member with family, zone, duty and the places that they serve in', () => {
    expect(ofMember().member).toMatchObject({
      name: '김민수',
      telephone: '+595 983 711 649',
      duty: '서리집사',
      family: '김민수 가정',
      zone: '루케 구역',
    });
    expect(ofMember().member?.services.map(({ name, role }) => `${name} ${role}`)).toContain('호산나찬양대 bases');
  });

  it('is the account alone while it is linked to no member', () => {
    expect(read(personas.unlinked.id)).toMatchObject({ account: { name: '정하나' }, member: null, prayers: [] });
  });

  it('contains no data of other people: neither of the family nor of those who serve beside', () => {
    const text = JSON.stringify({ ...ofMember(), member: { ...ofMember().member, family: '' } });
    const others = church.members.all().filter(({ name }) => name !== '김민수');
    expect(others.filter(({ name }) => text.includes(name)).map(({ name }) => name)).toEqual([]);
    expect(others.filter(({ telephone }) => telephone !== null && text.includes(telephone))).toEqual([]);
  });

  it('is what they have asked for, answered and written, each with who sees it', async () => {
    await attend(church, { eventId: 70, accountId: personas.member.id, people: 3 });
    const { roleRequests, attendance, prayers } = ofMember();
    expect(roleRequests).toMatchObject([{ role: 'Teacher', state: 'open', seenBy: 'office' }]);
    expect(attendance).toMatchObject([{ eventId: 70, people: 3, seenBy: 'editors' }]);
    expect(prayers.map(({ seenBy }) => seenBy).every((seenBy) => ['zone', 'members', 'office'].includes(seenBy))).toBe(
      true,
    );
  });

  it('tells an ended or hidden request for prayer to be seen by the office alone', async () => {
    const memberId = numberOf('김민수');
    const prayer = {
      memberId,
      zoneId: null,
      text: '',
      anonymous: true,
      created: '2026-11-10T12:00:00Z',
      version: 1,
      answered: false,
      prayedBy: [],
    };
    church.prayers.clear();
    await church.prayers.create({ ...prayer, id: 1, until: '2026-12-01', hiddenReason: null });
    await church.prayers.create({ ...prayer, id: 2, until: '2026-11-17', hiddenReason: null });
    await church.prayers.create({ ...prayer, id: 3, until: '2026-12-01', hiddenReason: '의논해 주세요.' });
    await church.prayers.create({ ...prayer, id: 4, until: '2026-12-01', zoneId: 1, hiddenReason: null });
    const seen = ofMember().prayers.map(({ id, seenBy }) => [id, seenBy]);
    expect(Object.fromEntries(seen)).toEqual({ 1: 'members', 2: 'office', 3: 'office', 4: 'zone' });
  });

  it('names the readers of the account: all users read the name, where it has a role (ROLE-03)', () => {
    expect(ofMember().account.seenBy).toMatchObject({ email: 'office', name: 'office', sessions: 'me' });
    expect(read(personas.editor.id).account.seenBy).toMatchObject({ email: 'office', name: 'signedIn' });
  });

  it('says who sees each value of the member, by what they have opened (MINE-03)', async () => {
    expect(ofMember().member?.seenBy).toMatchObject({
      name: 'anyone',
      birthDate: 'office',
      birthday: 'me',
      telephone: 'office',
      photo: 'me',
      zone: 'members',
    });
    await church.visibilities.create({
      memberId: numberOf('김민수'),
      telephone: 'zone',
      email: 'members',
      birthday: 'members',
      photo: 'nobody',
    });
    expect(ofMember().member?.seenBy).toMatchObject({ telephone: 'zone', email: 'members', birthday: 'members' });
  });

  it('opens nothing of a member under 18, whatever they have opened', async () => {
    await change('이선영', '2012-01-01');
    expect(read(personas.editor.id).member?.seenBy).toMatchObject({
      name: 'anyone',
      telephone: 'office',
      birthday: 'me',
      zone: 'family',
    });
  });

  it('shows who is a pupil, and where, to linked members alone (ORGN-07)', async () => {
    await church.departments.update((query) => query.where({ name: '학생부' }), {
      data: ({ school }) => void school?.studentIds.push(numberOf('이선영')),
    });
    const { account, member } = read(personas.editor.id);
    expect(account.seenBy).toMatchObject({ name: 'members', roles: 'members' });
    expect(member?.seenBy).toMatchObject({ name: 'members', duty: 'office', services: 'members' });
  });

  it('counts the prayers for others without naming them', async () => {
    const before = ofMember().prayedFor;
    await church.prayers.create({
      id: 900,
      memberId: numberOf('이선영'),
      zoneId: null,
      text: '다른 분의 기도 제목',
      anonymous: true,
      until: '2026-12-01',
      created: '2026-11-10T12:00:00Z',
      version: 1,
      answered: false,
      hiddenReason: null,
      prayedBy: [{ memberId: numberOf('김민수'), day: '2026-11-12' }],
    });
    expect(ofMember().prayedFor).toBe(before + 1);
    expect(JSON.stringify(ofMember())).not.toContain('다른 분의 기도 제목');
  });
});
