import * as z from 'zod';
import type { organisation } from '../api/organisation.ts';
import { answer, type DocumentationOf, id, people, place } from './documentation.ts';

// The wire names are the documents', spelling included (ORGN-11).

export const governingSession = z
  .strictObject({
    당회장: place,
    당회서기: place,
    board: z.strictObject({ 서기: place, 부서기: place }),
    committees: z.array(z.strictObject({ id, name: z.string(), chairman: place, secretary: place })),
    missions: z.array(z.strictObject({ id, name: z.string() })),
  })
  .meta({ id: 'GoverningSession' });

const officers = {
  id,
  name: z.string(),
  president: place,
  vicePresident: place,
  secretary: place,
  bookKeeper: place,
  treasurer: place,
  members: people,
};

export const mission = z.strictObject(officers).meta({ id: 'MissionSociety' });

const teachers = { teachers: people, helperTeachers: people };

const school = z
  .strictObject({
    ...teachers,
    studentPresident: place,
    studentVicePresident: place,
    studentSecretary: place,
    studentBookKeeper: place,
    studentTreasurer: place,
    students: people,
  })
  .meta({ id: 'School' });

const studentCount = z.int().nonnegative();

const countedSchool = z.strictObject({ ...teachers, studentCount }).meta({
  id: 'CountedSchool',
  description: 'What others than linked members are told: pupils are counted and not named (ORGN-07).',
});

const choirOffices = {
  name: z.string(),
  pupils: z.boolean().optional().meta({ description: 'Its singers are pupils; absent for a choir of adults.' }),
  chief: place,
  secretary: place,
  leader: place,
  conductor: place,
  viceConductor: place,
  director: place,
  coordinator: place,
  accompaniments: people,
};

const choir = z
  .strictObject({ ...choirOffices, sopranos: people, altos: people, tenors: people, bases: people, members: people })
  .meta({ id: 'Choir' });

const countedChoir = z.strictObject({ ...choirOffices, studentCount }).meta({
  id: 'CountedChoir',
  description: 'What others than linked members are told of a choir of pupils (ORGN-07).',
});

export const department = z
  .strictObject({
    ...officers,
    chairman: place,
    deaconess: place,
    treasureBookKeeper: place,
    infoKeeper: place,
    school: z.union([school, countedSchool]).nullable(),
    choirs: z.array(z.union([choir, countedChoir])),
  })
  .meta({ id: 'Department' });

export const committee = z
  .strictObject({
    id,
    name: z.string(),
    위원장: place,
    총무: place,
    jobs: z.array(z.string()),
    departments: z.array(department),
  })
  .meta({ id: 'Committee' });

const person = { id: 7, name: '김민수' };
const other = { id: 8, name: '이영희' };

const governingSessionExample = {
  당회장: person,
  당회서기: other,
  board: { 서기: other, 부서기: null },
  committees: [{ id: 1, name: '교육', chairman: person, secretary: null }],
  missions: [{ id: 101, name: '제1남선교회' }],
};

const missionExample = {
  id: 101,
  name: '제1남선교회',
  president: person,
  vicePresident: null,
  secretary: other,
  bookKeeper: null,
  treasurer: null,
  members: [person, other],
};

const departmentExample = {
  ...missionExample,
  id: 1,
  name: '유초등부',
  chairman: person,
  deaconess: null,
  treasureBookKeeper: null,
  infoKeeper: null,
  school: { teachers: [person], helperTeachers: [], studentCount: 14 },
  choirs: [],
};

const committeeExample = {
  id: 1,
  name: '교육',
  위원장: person,
  총무: null,
  jobs: ['교회학교 운영'],
  departments: [departmentExample],
};

const departmentChange = department.partial();

const governingSessionAnswer = answer(governingSession, governingSessionExample, { tagged: true });
const committeeAnswer = answer(committee, committeeExample, { tagged: true });
const departmentAnswer = answer(z.union([mission, department]), missionExample, { tagged: true });

const shape =
  "The GET's shape, persons by id and name. What is left out stays as it is; an office that is null becomes vacant. Pupils whom the caller is not shown keep their places.";
const counted =
  'Whoever is not linked to a member is told how many pupils there are, and not who they are, wherever they stand.';

const write = {
  description: shape,
  requirements: ['ORGN-10', 'ORGN-11'],
  errors: { 400: 'A field is wrong, or there is no such person.' },
  without: 'The form keeps what was chosen, and says that this server takes no changes of the organisation.',
} as const;

export const organisationDocs: DocumentationOf<typeof organisation> = {
  readSession: {
    summary: '당회 with its board, and the committees and mission societies by name',
    requirements: ['ORGN-01', 'ORGN-02'],
    answer: governingSessionAnswer,
  },
  changeSession: {
    ...write,
    summary: 'Change 당회 and its board',
    carries: governingSession.partial(),
    request: { 당회장: person, board: { 서기: other, 부서기: null } },
    answer: governingSessionAnswer,
  },
  readCommittee: {
    summary: 'A committee with its duties and departments',
    description: counted,
    requirements: ['ORGN-05', 'ORGN-06', 'ORGN-07', 'ORGN-08'],
    answer: committeeAnswer,
  },
  changeCommittee: {
    ...write,
    summary: 'Change a committee and those of its departments that are named, all or nothing',
    carries: committee.partial().extend({ departments: z.array(departmentChange.required({ id: true })).optional() }),
    request: { 위원장: person, jobs: ['교회학교 운영'], departments: [{ id: 1, president: other }] },
    answer: committeeAnswer,
  },
  readDepartment: {
    summary: "A mission society, or a committee's department",
    description: `They share the address and never an id. ${counted}`,
    requirements: ['ORGN-04', 'ORGN-07'],
    answer: departmentAnswer,
  },
  changeDepartment: {
    ...write,
    summary: "Change a mission society, or a committee's department",
    carries: departmentChange,
    request: { name: '제1남선교회', president: person, members: [person, other] },
    answer: departmentAnswer,
  },
};
