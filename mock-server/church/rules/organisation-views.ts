import type { Church } from '../church.ts';
import type { Choir, Committee, Department, MissionSociety } from '../schemas/organisation.ts';
import * as places from './organisation-places.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { showPlaces } from './person-places.ts';
import { livingPersons, type Person } from './persons.ts';

const noSuchBody = refuse('notFound', '찾으시는 부서나 기관이 없습니다.');

type Wire = Record<string, unknown>;
type People = ReadonlyMap<number, Person>;

const choirView = (people: People, choir: Choir): Wire => ({
  name: choir.name,
  ...showPlaces(people, places.choirPlaces, choir),
});

const departmentView = (people: People, department: Department): Wire => ({
  id: department.id,
  name: department.name,
  ...showPlaces(people, places.departmentPlaces, department),
  school: department.school && showPlaces(people, places.schoolPlaces, department.school),
  choirs: department.choirs.map((choir) => choirView(people, choir)),
});

const missionView = (people: People, mission: MissionSociety): Wire => ({
  id: mission.id,
  name: mission.name,
  ...showPlaces(people, places.missionPlaces, mission),
});

const chartEntry = (people: People, committee: Committee): Wire => ({
  id: committee.id,
  name: committee.name,
  ...showPlaces(people, places.chartPlaces, committee),
});

const nobody = { chairmanId: null, clerkId: null, boardSecretaryId: null, boardDeputySecretaryId: null };

/** 당회 with its board, and everything that hangs below it by name (ORGN-01, ORGN-02). */
export function readSession(church: Church): Outcome<Wire> {
  const people = livingPersons(church);
  const session = church.governingSessions.findFirst() ?? nobody;
  return done({
    ...showPlaces(people, places.sessionPlaces, session),
    board: showPlaces(people, places.boardPlaces, session),
    committees: church.committees.all().map((committee) => chartEntry(people, committee)),
    missions: church.missionSocieties.all().map(({ id, name }) => ({ id, name })),
  });
}

/** A committee with its duties and its departments (ORGN-05 to ORGN-08). */
export function readCommittee(church: Church, id: number): Outcome<Wire> {
  const committee = church.committees.findFirst((query) => query.where({ id }));
  if (!committee) return noSuchBody;
  const people = livingPersons(church);
  const departments = church.departments.findMany((query) => query.where({ committeeId: id }));
  return done({
    id,
    name: committee.name,
    ...showPlaces(people, places.committeePlaces, committee),
    jobs: [...committee.jobs],
    departments: departments.map((department) => departmentView(people, department)),
  });
}

/** A mission society (ORGN-04), or a committee's department: they share the address and never an id. */
export function readDepartment(church: Church, id: number): Outcome<Wire> {
  const people = livingPersons(church);
  const mission = church.missionSocieties.findFirst((query) => query.where({ id }));
  if (mission) return done(missionView(people, mission));
  const department = church.departments.findFirst((query) => query.where({ id }));
  return department ? done(departmentView(people, department)) : noSuchBody;
}
