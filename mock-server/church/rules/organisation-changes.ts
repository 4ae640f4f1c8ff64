import type { Church } from '../church.ts';
import type { Choir, Department, MissionSociety, School } from '../schemas/organisation.ts';
import type { CommitteeBody, DepartmentBody, GoverningSessionBody } from './organisation-bodies.ts';
import * as places from './organisation-places.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { type Reader, unseenPupils } from './pupils.ts';

const noSuchBody = refuse('notFound', '찾으시는 부서나 기관이 없습니다.');
const foreignDepartment = refuseInvalid('departments', '이 위원회의 부서가 아닙니다.');

const assign =
  (changes: object) =>
  (draft: object): void => {
    Object.assign(draft, changes);
  };

/** Whose write it is: pupils whom the writer is not shown (ORGN-07) keep the places from which the body leaves them out. */
interface Writing {
  readonly church: Church;
  readonly unseen: ReadonlySet<number>;
}

const writingOf = (church: Church, writer: Reader): Writing => ({ church, unseen: unseenPupils(church, writer) });

/** The changes of a record's places by a body of the GET's shape. */
function placeChanges<One extends string, Many extends string>(
  { church, unseen }: Writing,
  group: places.Places<One, Many>,
  before: places.Holding<One, Many>,
  body: Readonly<Record<string, unknown>>,
): Outcome<places.PlaceChanges<One, Many>> {
  const read = places.readPlaces(church, group, body);
  if (read.kind === 'refused') return read;
  const changes = { ...read.value };
  for (const field of Object.values<Many>(group.lists)) {
    const given = changes[field];
    if (given === undefined) continue;
    Object.assign(changes, { [field]: [...new Set([...given, ...before[field].filter((id) => unseen.has(id))])] });
  }
  for (const field of Object.values<One>(group.ones)) {
    const holder = before[field];
    if (changes[field] === null && holder !== null && unseen.has(holder)) delete changes[field];
  }
  return done(changes);
}

/**
 * Changes 당회 and its board (ORGN-10); committees and missions have addresses of their own.
 */
export async function changeGoverningSession(
  church: Church,
  body: GoverningSessionBody,
  writer: Reader,
): Promise<Outcome> {
  const writing = writingOf(church, writer);
  const known = church.governingSessions.findFirst((query) => query.where({ id: 1 }));
  const empty = { id: 1, chairmanId: null, clerkId: null, boardSecretaryId: null, boardDeputySecretaryId: null };
  const heads = placeChanges(writing, places.governingSessionPlaces, known ?? empty, body);
  if (heads.kind === 'refused') return heads;
  const board = placeChanges(writing, places.boardPlaces, known ?? empty, body.board ?? {});
  if (board.kind === 'refused') return board;
  const changes = { ...heads.value, ...board.value };
  if (known) await church.governingSessions.update((query) => query.where({ id: 1 }), { data: assign(changes) });
  else await church.governingSessions.create({ ...empty, ...changes });
  return done();
}

const writeDepartment = (church: Church, id: number, changes: Partial<Department>): Promise<unknown> =>
  church.departments.update((query) => query.where({ id }), { data: assign(changes) });

async function changeMission(writing: Writing, before: MissionSociety, body: DepartmentBody): Promise<Outcome> {
  const read = placeChanges(writing, places.missionPlaces, before, body);
  if (read.kind === 'refused') return read;
  const changes = { ...read.value, ...(body.name && { name: body.name }) };
  await writing.church.missionSocieties.update((query) => query.where({ id: before.id }), { data: assign(changes) });
  return done();
}

/** Changes a mission society or a committee's department (ORGN-10). */
export async function changeDepartment(
  church: Church,
  id: number,
  body: DepartmentBody,
  writer: Reader,
): Promise<Outcome> {
  const writing = writingOf(church, writer);
  const mission = church.missionSocieties.findFirst((query) => query.where({ id }));
  if (mission) {
    return changeMission(writing, mission, body);
  }
  const department = church.departments.findFirst((query) => query.where({ id }));
  if (!department) return noSuchBody;
  const changes = departmentChanges(writing, department, body);
  if (changes.kind === 'refused') return changes;
  await writeDepartment(church, id, changes.value);
  return done();
}

interface DepartmentWrite {
  readonly id: number;
  readonly changes: Partial<Department>;
}

function departmentWrites(writing: Writing, committeeId: number, body: CommitteeBody): Outcome<DepartmentWrite[]> {
  const writes: DepartmentWrite[] = [];
  for (const part of body.departments ?? []) {
    const department = writing.church.departments.findFirst((query) => query.where({ id: part.id, committeeId }));
    if (!department) return foreignDepartment;
    const changes = departmentChanges(writing, department, part);
    if (changes.kind === 'refused') return changes;
    writes.push({ id: department.id, changes: changes.value });
  }
  return done(writes);
}

/**
 * Changes a committee and those of its departments that the body names (ORGN-10), all or none.
 */
export async function changeCommittee(
  church: Church,
  id: number,
  body: CommitteeBody,
  writer: Reader,
): Promise<Outcome> {
  const writing = writingOf(church, writer);
  const committee = church.committees.findFirst((query) => query.where({ id }));
  if (!committee) return noSuchBody;
  const people = placeChanges(writing, places.committeePlaces, committee, body);
  if (people.kind === 'refused') return people;
  const writes = departmentWrites(writing, id, body);
  if (writes.kind === 'refused') return writes;
  const changes = { ...people.value, ...(body.name && { name: body.name }), ...(body.jobs && { jobs: body.jobs }) };
  await church.committees.update((query) => query.where({ id }), { data: assign(changes) });
  await Promise.all(writes.value.map((write) => writeDepartment(church, write.id, write.changes)));
  return done();
}

const emptySchool: School = {
  teacherIds: [],
  helperTeacherIds: [],
  studentPresidentId: null,
  studentVicePresidentId: null,
  studentSecretaryId: null,
  studentBookkeeperId: null,
  studentTreasurerId: null,
  studentIds: [],
};

const emptyChoir: Omit<Choir, 'name'> = {
  pupils: false,
  chiefId: null,
  secretaryId: null,
  leaderId: null,
  conductorId: null,
  viceConductorId: null,
  directorId: null,
  coordinatorId: null,
  accompanistIds: [],
  sopranoIds: [],
  altoIds: [],
  tenorIds: [],
  bassIds: [],
  memberIds: [],
};

type Changes = Partial<Omit<Department, 'id' | 'committeeId'>>;

function schoolChanges(writing: Writing, before: Department, school: DepartmentBody['school']): Outcome<Changes> {
  if (school === undefined) return done({});
  if (school === null) return done({ school: null });
  const known = before.school ?? emptySchool;
  const read = placeChanges(writing, places.schoolPlaces, known, school);
  return read.kind === 'refused' ? read : done({ school: { ...known, ...read.value } });
}

/** Choirs have no id: a choir of the same name is the same choir, and one that is not named is deleted. */
function choirChanges(writing: Writing, before: Department, choirs: DepartmentBody['choirs']): Outcome<Changes> {
  if (choirs === undefined) return done({});
  const after: Choir[] = [];
  for (const body of choirs) {
    const known = before.choirs.find(({ name }) => name === body.name) ?? { ...emptyChoir, name: body.name };
    const read = placeChanges(writing, places.choirPlaces, known, body);
    if (read.kind === 'refused') return read;
    after.push({ ...known, ...read.value, pupils: body.pupils ?? known.pupils });
  }
  return done({ choirs: after });
}

/** The changes of a department by a body of the GET's shape; fields that are missing stay as they are (ORGN-10). */
function departmentChanges(writing: Writing, before: Department, body: DepartmentBody): Outcome<Changes> {
  const people = placeChanges(writing, places.departmentPlaces, before, body);
  if (people.kind === 'refused') return people;
  const school = schoolChanges(writing, before, body.school);
  if (school.kind === 'refused') return school;
  const choirs = choirChanges(writing, before, body.choirs);
  if (choirs.kind === 'refused') return choirs;
  return done({ ...(body.name && { name: body.name }), ...people.value, ...school.value, ...choirs.value });
}
