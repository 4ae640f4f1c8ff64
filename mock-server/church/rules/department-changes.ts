import type { Church } from '../church.ts';
import type { Choir, Department, School } from '../schemas/organisation.ts';
import type { DepartmentBody } from './organisation-bodies.ts';
import * as places from './organisation-places.ts';
import { done, type Outcome } from './outcome.ts';
import { readPlaces } from './person-places.ts';

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
  const read = readPlaces(church, places.schoolPlaces, school);
  return read.kind === 'refused' ? read : done({ school: { ...(before.school ?? emptySchool), ...read.value } });
}

/** Choirs have no id: a choir of the same name is the same choir, and one that is not named is deleted. */
function choirChanges(church: Church, before: Department, choirs: DepartmentBody['choirs']): Outcome<Changes> {
  if (choirs === undefined) return done({});
  const after: Choir[] = [];
  for (const body of choirs) {
    const read = readPlaces(church, places.choirPlaces, body);
    if (read.kind === 'refused') return read;
    const known = before.choirs.find(({ name }) => name === body.name) ?? emptyChoir;
    after.push({ ...known, ...read.value, name: body.name });
  }
  return done({ choirs: after });
}

/** The changes of a department by a body of the GET's shape; fields that are missing stay as they are (ORGN-10). */
export function departmentChanges(church: Church, before: Department, body: DepartmentBody): Outcome<Changes> {
  const people = readPlaces(church, places.departmentPlaces, body);
  if (people.kind === 'refused') return people;
  const school = schoolChanges(church, before, body.school);
  if (school.kind === 'refused') return school;
  const choirs = choirChanges(church, before, body.choirs);
  if (choirs.kind === 'refused') return choirs;
  return done({ ...(body.name && { name: body.name }), ...people.value, ...school.value, ...choirs.value });
}
