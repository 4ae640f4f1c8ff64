import type { Church } from '../church.ts';
import type { Choir, Committee, Department, MissionSociety, School } from '../schemas/organisation.ts';
import { hash } from './keys.ts';
import { livingPersons, type Person } from './members.ts';
import * as places from './organisation-places.ts';
import { done, lostUpdate, type Outcome, refuse } from './outcome.ts';
import { namedPersons, pupilsOfChoir, pupilsOfSchool, type Reader } from './pupils.ts';

const noSuchBody = refuse('notFound', '찾으시는 부서나 기관이 없습니다.');

type Wire = Record<string, unknown>;
type People = ReadonlyMap<number, Person>;

/** All persons in the register, and those whose names the caller may see. */
interface Register {
  readonly all: People;
  readonly named: People;
}

const registerFor = (church: Church, reader: Reader): Register => ({
  all: livingPersons(church),
  named: namedPersons(church, reader),
});

const countOf = ({ all }: Register, pupils: ReadonlySet<number>): number =>
  [...pupils].filter((id) => all.has(id)).length;

function schoolView(register: Register, reader: Reader, school: School): Wire {
  if (reader === 'linked') return places.showPlaces(register.named, places.schoolPlaces, school);
  return {
    ...places.showPlaces(register.named, places.teacherPlaces, school),
    studentCount: countOf(register, pupilsOfSchool(school)),
  };
}

function choirView(register: Register, reader: Reader, choir: Choir): Wire {
  const { name, pupils } = choir;
  const marked = { name, ...(pupils && { pupils }) };
  if (!pupils || reader === 'linked') {
    return { ...marked, ...places.showPlaces(register.named, places.choirPlaces, choir) };
  }
  return {
    ...marked,
    ...places.showPlaces(register.named, places.choirOfficePlaces, choir),
    studentCount: countOf(register, pupilsOfChoir(choir)),
  };
}

const departmentView = (register: Register, reader: Reader, department: Department): Wire => ({
  id: department.id,
  name: department.name,
  ...places.showPlaces(register.named, places.departmentPlaces, department),
  school: department.school && schoolView(register, reader, department.school),
  choirs: department.choirs.map((choir) => choirView(register, reader, choir)),
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
export function readGoverningSession(church: Church, reader: Reader): Outcome<Wire> {
  const people = namedPersons(church, reader);
  const governingSession = church.governingSessions.findFirst() ?? nobody;
  return done({
    ...places.showPlaces(people, places.governingSessionPlaces, governingSession),
    board: places.showPlaces(people, places.boardPlaces, governingSession),
    committees: church.committees.all().map((committee) => chartEntry(people, committee)),
    missions: church.missionSocieties.all().map(({ id, name }) => ({ id, name })),
  });
}

/** A committee with its duties and its departments (ORGN-05 to ORGN-08). */
export function readCommittee(church: Church, id: number, reader: Reader): Outcome<Wire> {
  const committee = church.committees.findFirst((query) => query.where({ id }));
  if (!committee) return noSuchBody;
  const register = registerFor(church, reader);
  const departments = church.departments.findMany((query) => query.where({ committeeId: id }));
  return done({
    id,
    name: committee.name,
    ...places.showPlaces(register.named, places.committeePlaces, committee),
    jobs: [...committee.jobs],
    departments: departments.map((department) => departmentView(register, reader, department)),
  });
}

/** A mission society (ORGN-04), or a committee's department: they share the address and never an id. */
export function readDepartment(church: Church, id: number, reader: Reader): Outcome<Wire> {
  const register = registerFor(church, reader);
  const mission = church.missionSocieties.findFirst((query) => query.where({ id }));
  if (mission) return done(missionView(register.named, mission));
  const department = church.departments.findFirst((query) => query.where({ id }));
  return department ? done(departmentView(register, reader, department)) : noSuchBody;
}

/** A part of the organisation, and a version number computed from everything that a write may change. */
export interface VersionedPart {
  readonly view: Wire;
  readonly version: number;
}

// The parts below 당회 have versions of their own.
const versionOf = ({ committees: _, missions: __, ...own }: Wire): number => hash(JSON.stringify(own));

/** Reads a part as one kind of reader sees it. */
type ReadView = (reader: Reader) => Outcome<Wire>;

/** The part as a caller may see it, with the version of the whole, which is the same for every caller. */
export const withVersion = (read: ReadView, reader: Reader): Outcome<VersionedPart> => {
  const [shown, whole] = [read(reader), read('linked')];
  if (shown.kind === 'refused') return shown;
  return whole.kind === 'refused' ? whole : done({ view: shown.value, version: versionOf(whole.value) });
};

export interface Overwriting {
  readonly read: ReadView;
  readonly writer: Reader;
  /** The version that the write is based on; undefined overwrites any. */
  readonly basedOn: number | undefined;
}

/** Writes a part if its version is still the one that the write is based on (ORGN-10). */
export const overwrite = async (
  { read, writer, basedOn }: Overwriting,
  write: () => Promise<Outcome<unknown>>,
): Promise<Outcome<VersionedPart>> => {
  const now = withVersion(read, writer);
  if (now.kind === 'refused') return now;
  const lost = lostUpdate(basedOn, now.value.version, '그사이 다른 분이 이 내용을 바꾸었습니다.');
  if (lost) return lost;
  const written = await write();
  return written.kind === 'refused' ? written : withVersion(read, writer);
};
