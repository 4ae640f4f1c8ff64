import type { Choir, Department, School } from '../church/schemas/organisation.ts';
import type { DepartmentPlan } from './committee-plan.ts';
import type { People } from './people.ts';
import type { Random } from './random.ts';

type Age = readonly [from: number, to: number];

const first = (ids: readonly number[]): number | null => ids[0] ?? null;

const schoolOf = (people: People, [from, to, students]: readonly [number, number, number]): School => {
  const studentIds = people.aged(from, to, students);
  // The classes of small children have no class officers.
  const officer = (at: number): number | null => (to > 8 ? (studentIds[at] ?? null) : null);
  return {
    teacherIds: people.withDuty([10, 13], 5),
    helperTeacherIds: people.aged(19, 28, 3),
    studentPresidentId: officer(0),
    studentVicePresidentId: officer(1),
    studentSecretaryId: officer(2),
    studentBookkeeperId: officer(3),
    studentTreasurerId: officer(4),
    studentIds,
  };
};

const choirOf = (people: People, name: string, [from, to]: Age): Choir => {
  const grown = to > 18;
  const women = people.aged(from, to, 14, 'female');
  const men = people.aged(from, to, 10, 'male');
  const [chiefId = null, secretaryId = null, conductorId = null, viceConductorId = null] = people.withDuty([10, 13], 4);
  return {
    name,
    chiefId,
    secretaryId,
    leaderId: grown ? first(people.withDuty([4, 10], 1)) : first(women),
    conductorId,
    viceConductorId: grown ? viceConductorId : null,
    directorId: grown ? first(people.withDuty([4], 1)) : null,
    coordinatorId: first(people.withDuty([2, 3], 1)),
    accompanistIds: people.aged(17, 45, 2, 'female'),
    sopranoIds: women.slice(0, 8),
    altoIds: women.slice(8),
    tenorIds: men.slice(0, 5),
    bassIds: men.slice(5),
    memberIds: grown ? [] : people.aged(from, to, 6),
  };
};

/** A department with its officers; about one place in seven is empty, as in a real year. */
export const createDepartment = (
  id: number,
  committeeId: number,
  plan: DepartmentPlan,
  people: People,
  random: Random,
): Department => {
  const officers = people.withDuty([10, 13], 7);
  const officer = (at: number): number | null => (random.chance(0.14) ? null : (officers[at] ?? null));
  return {
    id,
    committeeId,
    name: plan.name,
    chairmanId: first(people.withDuty([4, 10], 1)),
    presidentId: officer(0),
    vicePresidentId: officer(1),
    secretaryId: officer(2),
    deaconessId: first(people.withDuty([7], 1)),
    treasurerId: officer(3),
    bookkeeperId: officer(4),
    treasuryBookkeeperId: plan.members > 6 ? officer(5) : null,
    infoKeeperId: plan.members > 4 ? officer(6) : null,
    memberIds: people.aged(22, 70, plan.members),
    school: plan.school ? schoolOf(people, plan.school) : null,
    choirs: (plan.choirs ?? []).map(({ name, from, to }) => choirOf(people, name, [from, to])),
  };
};
