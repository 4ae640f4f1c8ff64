import type { Church } from '../church.ts';
import type { Department } from '../schemas/organisation.ts';
import { departmentChanges } from './department-changes.ts';
import type { CommitteeBody, DepartmentBody, GoverningSessionBody } from './organisation-bodies.ts';
import * as places from './organisation-places.ts';
import { readCommittee, readDepartment, readGoverningSession } from './organisation-views.ts';
import { done, type Outcome, refuse, refuseInvalid } from './outcome.ts';
import { readPlaces } from './person-places.ts';

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
  const heads = readPlaces(church, places.governingSessionPlaces, body);
  if (heads.kind === 'refused') return heads;
  const board = readPlaces(church, places.boardPlaces, body.board ?? {});
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
  const read = readPlaces(church, places.missionPlaces, body);
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
  const people = readPlaces(church, places.committeePlaces, body);
  if (people.kind === 'refused') return people;
  const writes = departmentWrites(church, id, body);
  if (writes.kind === 'refused') return writes;
  const changes = { ...people.value, ...(body.name && { name: body.name }), ...(body.jobs && { jobs: body.jobs }) };
  await church.committees.update((query) => query.where({ id }), { data: assign(changes) });
  await Promise.all(writes.value.map((write) => writeDepartment(church, write.id, write.changes)));
  return readCommittee(church, id);
}
