import { beforeEach, describe, expect, it } from 'vitest';
import type { Church } from '../../../../mock-server/church/church.ts';
import { readOwnMembership, servicesOf } from '../../../../mock-server/church/rules/me.ts';
import { deleteMember, livingPersons } from '../../../../mock-server/church/rules/members.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { churchAt } from '../../seeds/church-at.ts';

describe('MINE-01 what an account sees of its own membership', () => {
  let church: Church;
  const read = (accountId: string) => {
    const outcome = readOwnMembership(church, accountId);
    if (outcome.kind === 'refused') throw new Error(outcome.detail);
    return outcome.value;
  };
  const numberOf = (name: string) => church.members.findFirst((query) => query.where({ name }))?.id ?? 0;

  beforeEach(async () => {
    church = await churchAt('2026-11-18');
  });

  it('is the member with family, zone and duty', () => {
    expect(read(personas.member.id)).toMatchObject({
      member: { name: '김민수' },
      family: {
        head: { name: '김민수' },
        spouse: { name: '문지영' },
        members: [{ name: '김태오' }, { name: '김민결' }, { name: '김선우' }],
      },
      zone: { name: '루케 구역', leader: { name: '김민수' }, chief: { name: '문지영' } },
      duties: [{ name: '서리집사' }],
    });
    expect(read(personas.member.id).zone?.caretaker).not.toBeNull();
  });

  it('is where they serve, each body with the first of their places in it', () => {
    const places = read(personas.member.id).departments.map(({ kind, name, role }) => `${kind} ${name} ${role}`);
    expect(places).toEqual([
      'choir 호산나찬양대 bases',
      'department 안내부 treasureBookKeeper',
      'department 방송부 secretary',
      'department 아동부 infoKeeper',
      'department 구제부 members',
      'mission 제4남선교회 members',
    ]);
  });

  it('names those who serve beside them once, never themselves, and nobody who is deleted', async () => {
    const beside = () => read(personas.member.id).departments.flatMap(({ people }) => people);
    const own = numberOf('김민수');
    expect(beside().filter(({ id }) => id === own)).toEqual([]);
    for (const { people } of read(personas.member.id).departments) {
      expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
      expect(people.length).toBeGreaterThan(0);
    }
    const [colleague] = beside();
    await deleteMember(church, colleague?.id ?? 0);
    expect(beside().map(({ id }) => id)).not.toContain(colleague?.id);
  });

  it('shows a teacher the teachers of the school, and a pupil the other pupils', () => {
    const department = church.departments.findFirst((query) => query.where({ name: '아동부' }));
    const school = department?.school;
    const inSchool = (id: number | undefined) =>
      servicesOf(church, livingPersons(church), id ?? 0).filter(
        ({ kind, name }) => kind === 'school' && name === '아동부',
      );
    const teachers = inSchool(school?.teacherIds[0]).flatMap(({ people }) => people.map(({ id }) => id));
    const pupils = inSchool(school?.studentIds[9]).flatMap(({ people }) => people.map(({ id }) => id));
    const pupilIds = new Set(school?.studentIds);
    expect(teachers.filter((id) => pupilIds.has(id))).toEqual([]);
    expect(pupils.filter((id) => !pupilIds.has(id))).toEqual([]);
    expect([teachers.length, pupils.length]).toEqual([7, 33]);
  });

  it('names the places of the governing session and of committees as the organisation does (ORGN-11)', () => {
    const pastor = church.governingSessions.findFirst()?.chairmanId ?? 0;
    const head = church.committees.findFirst()?.chairmanId ?? 0;
    const rolesOf = (id: number) =>
      servicesOf(church, livingPersons(church), id).map(({ kind, role }) => `${kind} ${role}`);
    expect(rolesOf(pastor)).toContain('session 당회장');
    expect(rolesOf(head)).toContain('committee 위원장');
  });

  it('is nothing for an account that is linked to no member (MINE-02)', () => {
    expect(read(personas.unlinked.id)).toEqual({
      member: null,
      family: null,
      zone: null,
      duties: [],
      departments: [],
      link: null,
    });
  });
});
