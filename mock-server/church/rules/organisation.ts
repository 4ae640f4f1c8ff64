import { churchDate, yearOf } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { Choir, Committee, Department, MissionSociety, School } from '../schemas/organisation.ts';
import { hash } from './keys.ts';
import { findOwnMember, livingPersons, type Person } from './members.ts';
import * as places from './organisation-places.ts';
import { done, lostUpdate, type Outcome, refuse } from './outcome.ts';
import type { Caller } from './sessions.ts';

const noSuchBody = refuse('notFound', '찾으시는 부서나 기관이 없습니다.');

type Wire = Record<string, unknown>;
type People = ReadonlyMap<number, Person>;

/** The kind of caller: linked members and Admins, who keep the register, see all names; for others children are only counted (ORGN-07). */
export type Reader = 'linked' | 'stranger';

export const readerOf = (church: Church, caller: Caller | undefined): Reader =>
  caller !== undefined && (caller.roles.includes('Admin') || findOwnMember(church, caller.accountId))
    ? 'linked'
    : 'stranger';

/** All persons in the register, and those whose names the caller may see. */
interface Register {
  readonly all: People;
  readonly named: People;
}

function registerFor(church: Church, reader: Reader): Register {
  const all = livingPersons(church);
  return { all, named: reader === 'linked' ? all : grownPersons(church) };
}

const pupilIds = (school: School): ReadonlySet<number> =>
  new Set([...Object.values(places.schoolPlaces.ones).flatMap((field) => school[field] ?? []), ...school.studentIds]);

function schoolView({ all, named }: Register, school: School): Wire {
  if (all === named) return places.showPlaces(all, places.schoolPlaces, school);
  return {
    ...places.showPlaces(named, places.teacherPlaces, school),
    studentCount: [...pupilIds(school)].filter((id) => all.has(id)).length,
  };
}

const singerIds = (choir: Choir): ReadonlySet<number> =>
  new Set([
    ...Object.values(places.choirPlaces.ones).flatMap((field) => choir[field] ?? []),
    ...Object.values(places.choirPlaces.lists).flatMap((field) => choir[field]),
  ]);

function choirView({ all, named }: Register, choir: Choir): Wire {
  const kept = [...singerIds(choir)].filter((id) => all.has(id) && !named.has(id)).length;
  return {
    name: choir.name,
    ...places.showPlaces(named, places.choirPlaces, choir),
    ...(kept > 0 && { studentCount: kept }),
  };
}

const departmentView = (register: Register, department: Department): Wire => ({
  id: department.id,
  name: department.name,
  ...places.showPlaces(register.named, places.departmentPlaces, department),
  school: department.school && schoolView(register, department.school),
  choirs: department.choirs.map((choir) => choirView(register, choir)),
});

const missionView = (people: People, mission: MissionSociety): Wire => ({
  id: mission.id,
  name: mission.name,
  ...places.showPlaces(people, places.missionPlaces, mission),
});

const chartEntry = (people: People, committee: Committee): Wire => ({
  id: committee.id,
  name: committee.name,
  ...places.showPlaces(people, places.chartPlaces, committee),
});

const nobody = { chairmanId: null, clerkId: null, boardSecretaryId: null, boardDeputySecretaryId: null };

/** 당회 with its board, and the names of all parts below it (ORGN-01, ORGN-02). */
export function readGoverningSession(church: Church): Outcome<Wire> {
  const people = livingPersons(church);
  const governingSession = church.governingSessions.findFirst() ?? nobody;
  return done({
    ...places.showPlaces(people, places.governingSessionPlaces, governingSession),
    board: places.showPlaces(people, places.boardPlaces, governingSession),
    committees: church.committees.all().map((committee) => chartEntry(people, committee)),
    missions: church.missionSocieties.all().map(({ id, name }) => ({ id, name })),
  });
}

/** A committee with its duties and its departments (ORGN-05 to ORGN-08). */
export function readCommittee(church: Church, id: number, reader: Reader = 'linked'): Outcome<Wire> {
  const committee = church.committees.findFirst((query) => query.where({ id }));
  if (!committee) return noSuchBody;
  const register = registerFor(church, reader);
  const departments = church.departments.findMany((query) => query.where({ committeeId: id }));
  return done({
    id,
    name: committee.name,
    ...places.showPlaces(register.all, places.committeePlaces, committee),
    jobs: [...committee.jobs],
    departments: departments.map((department) => departmentView(register, department)),
  });
}

/** A mission society (ORGN-04), or a committee's department: they share the address and never an id. */
export function readDepartment(church: Church, id: number, reader: Reader = 'linked'): Outcome<Wire> {
  const register = registerFor(church, reader);
  const mission = church.missionSocieties.findFirst((query) => query.where({ id }));
  if (mission) return done(missionView(register.all, mission));
  const department = church.departments.findFirst((query) => query.where({ id }));
  return department ? done(departmentView(register, department)) : noSuchBody;
}

/** A part of the organisation, and a version number computed from everything that a write may change. */
export interface VersionedPart {
  readonly view: Wire;
  readonly version: number;
}

// The parts below 당회 have versions of their own.
const versionOf = ({ committees: _, missions: __, ...own }: Wire): number => hash(JSON.stringify(own));

/**
 * The part as a caller may see it, with the version of the whole.
 * @param whole the part as linked members see it, so that the version is the same for every caller
 */
export const withVersion = (shown: Outcome<Wire>, whole: Outcome<Wire> = shown): Outcome<VersionedPart> => {
  if (shown.kind === 'refused') return shown;
  return whole.kind === 'refused' ? whole : done({ view: shown.value, version: versionOf(whole.value) });
};

/**
 * Writes a part if its version is still the one that the write is based on (ORGN-10).
 * @param basedOn undefined overwrites any version
 */
export const overwrite = async (
  before: Outcome<Wire>,
  basedOn: number | undefined,
  write: () => Promise<Outcome<Wire>>,
): Promise<Outcome<VersionedPart>> => {
  const now = withVersion(before);
  if (now.kind === 'refused') return now;
  const lost = lostUpdate(basedOn, now.value.version, '그사이 다른 분이 이 내용을 바꾸었습니다.');
  return lost ?? withVersion(await write());
};

/** The age in years from which a pupil counts as an adult. */
const GROWN = 19;

/** The persons whose names are public: children are named to linked members only (ORGN-07). */
export function grownPersons(church: Church): ReadonlyMap<number, Person> {
  const year = yearOf(churchDate(church.now()));
  const children = new Set(
    church.members
      .all()
      .filter(({ birthDate }) => birthDate !== null && year - yearOf(birthDate) < GROWN)
      .map(({ id }) => id),
  );
  return new Map([...livingPersons(church)].filter(([id]) => !children.has(id)));
}
