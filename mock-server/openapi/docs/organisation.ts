import * as z from 'zod';
import type { organisation } from '../../api/organisation.ts';
import { answer, type DocumentationOf } from '../documentation.ts';
import * as schemas from '../schemas/organisation.ts';

const person = { id: 7, name: '김민수' };
const other = { id: 8, name: '이영희' };

const governingSession = {
  당회장: person,
  당회서기: other,
  board: { 서기: other, 부서기: null },
  committees: [{ id: 1, name: '교육', chairman: person, secretary: null }],
  missions: [{ id: 101, name: '제1남선교회' }],
};

const mission = {
  id: 101,
  name: '제1남선교회',
  president: person,
  vicePresident: null,
  secretary: other,
  bookKeeper: null,
  treasurer: null,
  members: [person, other],
};

const department = {
  ...mission,
  id: 1,
  name: '유초등부',
  chairman: person,
  deaconess: null,
  treasureBookKeeper: null,
  infoKeeper: null,
  school: { teachers: [person], helperTeachers: [], studentCount: 14 },
  choirs: [],
};

const committee = {
  id: 1,
  name: '교육',
  위원장: person,
  총무: null,
  jobs: ['교회학교 운영'],
  departments: [department],
};

const departmentChange = schemas.department.partial();

const governingSessionAnswer = answer(schemas.governingSession, governingSession, { tagged: true });
const committeeAnswer = answer(schemas.committee, committee, { tagged: true });
const departmentAnswer = answer(z.union([schemas.mission, schemas.department]), mission, { tagged: true });

const shape =
  "The GET's shape, persons by id and name. What is left out stays as it is; an office that is null becomes vacant.";
const counted = 'A visitor is told how many children there are, not who they are.';

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
    carries: schemas.governingSession.partial(),
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
    carries: schemas.committee
      .partial()
      .extend({ departments: z.array(departmentChange.required({ id: true })).optional() }),
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
