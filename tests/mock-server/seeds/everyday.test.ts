import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, daysBetween, monthOf } from '../../../mock-server/church/calendar-date.ts';
import type { Church } from '../../../mock-server/church/church.ts';
import { eventTypes } from '../../../mock-server/church/schemas/content.ts';
import { storedFileIdOf } from '../../../mock-server/church/schemas/files.ts';
import { churchAt } from './church-at.ts';

const today = '2026-11-18';

describe('the everyday church', () => {
  let church: Church;

  beforeAll(async () => {
    church = await churchAt(today);
  });

  it('has 250 adults and 150 children (INTR-04)', () => {
    const adults = church.members.all().filter(({ birthDate }) => birthDate !== null && birthDate <= '2007-11-18');
    expect([church.members.count(), adults.length]).toEqual([400, 250]);
  });

  it('has no two members of one name or one e-mail', () => {
    const members = church.members.all();
    const emails = members.flatMap(({ email }) => email ?? []);
    expect(new Set(members.map(({ name }) => name)).size).toBe(members.length);
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails.every((email) => /^[a-z0-9.]+@example\.org$/.test(email))).toBe(true);
  });

  it('has the duties of the people pages, each with a holder (PEOP-03)', () => {
    const named = Object.fromEntries(church.duties.all().map(({ id, name }) => [id, name]));
    expect(named).toMatchObject({ 3: '전도사', 4: '장로', 5: '휴무장로', 6: '은퇴장로', 7: '권사', 9: '은퇴권사' });
    expect(named).toMatchObject({ 10: '안수집사', 11: '휴무집사', 12: '은퇴집사', 13: '서리집사' });
    const held = new Set(church.members.all().map(({ dutyId }) => dutyId));
    expect(church.duties.all().filter(({ id }) => !held.has(id))).toEqual([]);
  });

  it('has 12 zones with families in each, and a few families in none', () => {
    const homes = church.families.all();
    const zones = church.zones.all().map(({ id }) => homes.filter(({ zoneId }) => zoneId === id).length);
    expect(zones).toHaveLength(12);
    expect(Math.min(...zones)).toBeGreaterThanOrEqual(5);
    expect(homes.filter(({ zoneId }) => zoneId === null).length).toBeGreaterThan(0);
  });

  it('gives a zone only people of its own families, each one place', () => {
    for (const zone of church.zones.all()) {
      const own = church.families
        .all()
        .filter(({ zoneId }) => zoneId === zone.id)
        .flatMap(({ headId, spouseId }) => [headId, spouseId]);
      const holders = [zone.leaderId, zone.chiefId, zone.caretakerId].filter((id) => id !== null);
      expect(own).toEqual(expect.arrayContaining(holders));
      expect(new Set(holders).size).toBe(holders.length);
    }
  });

  it('has everyone in exactly one family', () => {
    const placed = church.families.all().flatMap(({ headId, spouseId, memberIds }) => [headId, spouseId, ...memberIds]);
    const ids = placed.filter((id) => id !== null).toSorted((a, b) => a - b);
    expect(ids).toEqual(church.members.all().map(({ id }) => id));
  });

  it('has seven committees, one with twelve departments and four choirs, named without 위원회', () => {
    const departments = church.departments.all().filter(({ committeeId }) => committeeId === 2);
    expect(church.committees.count()).toBe(7);
    expect(church.committees.all().some(({ name }) => name.includes('위원회'))).toBe(false);
    expect([departments.length, departments.flatMap(({ choirs }) => choirs).length]).toEqual([12, 4]);
    expect(departments.filter(({ school }) => school !== null).length).toBeGreaterThan(2);
  });

  it('has a session, eight mission societies, and no number for both a society and a department', () => {
    const societies = church.missionSocieties.all().map(({ id }) => id);
    expect([church.governingSessions.count(), societies.length]).toEqual([1, 8]);
    expect(church.departments.all().filter(({ id }) => societies.includes(id))).toEqual([]);
  });

  it('has 57 announcements, 34 advertisements and 43 Bible studies, none from today or later', () => {
    const lists = [church.announcements.all(), church.advertisements.all(), church.bibleStudies.all()];
    expect(lists.map(({ length }) => length)).toEqual([57, 34, 43]);
    for (const list of lists) expect(list.filter(({ created }) => created >= today)).toEqual([]);
  });

  it('opens its announcements with those of the season', () => {
    const newest = church.announcements.all().toReversed().slice(0, 4);
    expect(newest.map(({ title, author, created }) => [created.slice(0, 10), title, author])).toEqual([
      ['2026-11-17', '추수감사주일 예배와 점심 식사를 안내해 드립니다', '예배위원회'],
      ['2026-11-15', '성탄절 찬양대에서 함께 노래하실 분을 찾습니다', '찬양부'],
      ['2026-11-12', '교회 앞길 포장 공사로 12월 5일까지 정문에 차를 세우실 수 없습니다', '관리위원회'],
      ['2026-11-08', '올해 오신 새가족을 저녁 식사에 모십니다', '새가족부'],
    ]);
  });

  it('has an announcement of a late evening, which is of the next day by UTC (LIST-04)', () => {
    const late = church.announcements.all().filter(({ created }) => created.slice(11, 16) === '02:30');
    expect(late.map(({ created, title }) => [created.slice(0, 10), title])).toEqual([
      ['2026-10-27', '이번 달 구역예배 장소를 확인해 주세요'],
    ]);
  });

  it('leaves no place for a date unfilled and writes no announcement twice', () => {
    const all = church.announcements.all();
    expect(all.filter(({ title, content }) => /[{}]/.test(title + content))).toEqual([]);
    expect(new Set(all.map(({ title }) => title)).size).toBe(57);
    expect(church.advertisements.all().some(({ content }) => content.length > 150)).toBe(true);
  });

  it('has a bulletin of four pages for the coming Sunday and the 52 before it', () => {
    const bulletins = church.bulletins.all();
    expect(bulletins.map(({ date }) => date)).toEqual(
      Array.from({ length: 53 }, (_, at) => addDays('2026-11-22', 7 * (at - 52))),
    );
    expect(bulletins.filter(({ date }) => new Date(date).getUTCDay() !== 0)).toEqual([]);
    expect(bulletins.filter(({ imageUrls }) => imageUrls.length !== 4)).toEqual([]);
  });

  it('has a stored file behind every picture and every study', () => {
    const files = new Set(church.storedFiles.all().map(({ id }) => id));
    const pictures = [...church.bulletins.all(), ...church.advertisements.all()].flatMap(({ imageUrls }) => imageUrls);
    expect(pictures.filter((url) => !files.has(storedFileIdOf(url) ?? ''))).toEqual([]);
    expect(church.bibleStudies.all().filter(({ fileId }) => !files.has(fileId))).toEqual([]);
  });

  it('has events of every type, none that ends before it starts, some longer than a day (EVNT-03)', () => {
    const events = church.events.all();
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes));
    expect(events.filter(({ start, end }) => daysBetween(start, end) < 0)).toEqual([]);
    expect(events.some(({ start, end }) => start === end) && events.some(({ start, end }) => start < end)).toBe(true);
    expect(events.some(({ start, end }) => monthOf(start) !== monthOf(end))).toBe(true);
  });

  it('has events from three months ago to three months ahead', () => {
    const months = new Set(church.events.all().map(({ start }) => start.slice(0, 7)));
    expect([...months]).toEqual(['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-01', '2027-02']);
  });
});
