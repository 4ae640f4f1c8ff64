import type { Church } from '../church.ts';
import type { Choir, Department, School } from '../schemas/organisation.ts';
import { readCommittee, readDepartment, readGoverningSession } from './organisation.ts';
import type { CommitteeBody, DepartmentBody, GoverningSessionBody } from './organisation-bodies.ts';
import * as places from './organisation-places.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';

const noSuchBody = refuse('notFound', '찾으시는 부서나 기관이 없습니다.');
const foreignDepartment = refuseInvalid('departments', '이 위원회의 부서가 아닙니다.');

type Wire = Record<string, unknown>;

const assign =
  (changes: object) =>
  (draft: object): void => {
    Object.assign(draft, changes);
  };

/**
 * Changes 당회 and its board (ORGN-10); committees and missions have addresses of their own. Answers with the new state.
 */
export async function changeGoverningSession(church: Church, body: GoverningSessionBody): Promise<Outcome<Wire>> {
  const heads = places.readPlaces(church, places.governingSessionPlaces, body);
  if (heads.kind === 'refused') return heads;
  const board = places.readPlaces(church, places.boardPlaces, body.board ?? {});
  if (board.kind === 'refused') return board;
  const changes = { ...heads.value, ...board.value };
  const known = await church.governingSessions.update((query) => query.where({ id: 1 }), { data: assign(changes) });
  if (!known) {
    const empty = { id: 1, chairmanId: null, clerkId: null, boardSecretaryId: null, boardDeputySecretaryId: null };
    await church.governingSessions.create({ ...empty, ...changes });
  }
  return readGoverningSession(church);
}

const writeDepartment = (church: Church, id: number, changes: Partial<Department>): Promise<unknown> =>
  church.departments.update((query) => query.where({ id }), { data: assign(changes) });

async function changeMission(church: Church, id: number, body: DepartmentBody): Promise<Outcome<Wire>> {
  const read = places.readPlaces(church, places.missionPlaces, body);
  if (read.kind === 'refused') return read;
  const changes = { ...read.value, ...(body.name && { name: body.name }) };
  await church.missionSocieties.update((query) => query.where({ id }), { data: assign(changes) });
  return readDepartment(church, id);
}

/** Changes a mission society or a committee's department (ORGN-10). Answers with the new state. */
export async function changeDepartment(church: Church, id: number, body: DepartmentBody): Promise<Outcome<Wire>> {
  if (church.missionSocieties.findFirst((query) => query.where({ id }))) return changeMission(church, id, body);
  const department = church.departments.findFirst((query) => query.where({ id }));
  if (!department) return noSuchBody;
  const changes = departmentChanges(church, department, body);
  if (changes.kind === 'refused') return changes;
  await writeDepartment(church, id, changes.value);
  return readDepartment(church, id);
}

interface DepartmentWrite {
  readonly id: number;
  readonly changes: Partial<Department>;
}

function departmentWrites(church: Church, committeeId: number, body: CommitteeBody): Outcome<DepartmentWrite[]> {
  const writes: DepartmentWrite[] = [];
  for (const part of body.departments ?? []) {
    const department = church.departments.findFirst((query) => query.where({ id: part.id, committeeId }));
    if (!department) return foreignDepartment;
    const changes = departmentChanges(church, department, part);
    if (changes.kind === 'refused') return changes;
    writes.push({ id: department.id, changes: changes.value });
  }
  return done(writes);
}

/**
 * Changes a committee and those of its departments that the body names (ORGN-10), all or none. Answers with the new
 * state.
 */
export async function changeCommittee(church: Church, id: number, body: CommitteeBody): Promise<Outcome<Wire>> {
  if (!church.committees.findFirst((query) => query.where({ id }))) return noSuchBody;
  const people = places.readPlaces(church, places.committeePlaces, body);
  if (people.kind === 'refused') return people;
  const writes = departmentWrites(church, id, body);
  if (writes.kind === 'refused') return writes;
  const changes = { ...people.value, ...(body.name && { name: body.name }), ...(body.jobs && { jobs: body.jobs }) };
  await church.committees.update((query) => query.where({ id }), { data: assign(changes) });
  await Promise.all(writes.value.map((write) => writeDepartment(church, write.id, write.changes)));
  return readCommittee(church, id);
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

function schoolChanges(church: Church, before: Department, school: DepartmentBody['school']): Outcome<Changes> {
  if (school === undefined) return done({});
  if (school === null) return done({ school: null });
  const read = places.readPlaces(church, places.schoolPlaces, school);
  return read.kind === 'refused' ? read : done({ school: { ...(before.school ?? emptySchool), ...read.value } });
}

/** Choirs have no id: a choir of the same name is the same choir, and one that is not named is deleted. */
function choirChanges(church: Church, before: Department, choirs: DepartmentBody['choirs']): Outcome<Changes> {
  if (choirs === undefined) return done({});
  const after: Choir[] = [];
  for (const body of choirs) {
    const read = places.readPlaces(church, places.choirPlaces, body);
    if (read.kind === 'refused') return read;
    const known = before.choirs.find(({ name }) => name === body.name) ?? emptyChoir;
    after.push({ ...known, ...read.value, name: body.name });
  }
  return done({ choirs: after });
}

/** The changes of a department by a body of the GET's shape; fields that are missing stay as they are (ORGN-10). */
function departmentChanges(church: Church, before: Department, body: DepartmentBody): Outcome<Changes> {
  const people = places.readPlaces(church, places.departmentPlaces, body);
  if (people.kind === 'refused') return people;
  const school = schoolChanges(church, before, body.school);
  if (school.kind === 'refused') return school;
  const choirs = choirChanges(church, before, body.choirs);
  if (choirs.kind === 'refused') return choirs;
  return done({ ...(body.name && { name: body.name }), ...people.value, ...school.value, ...choirs.value });
}
