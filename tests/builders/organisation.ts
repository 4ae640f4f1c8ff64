import type {
  Choir,
  ChurchSchool,
  Committee,
  Department,
  GoverningSession,
  MissionSociety,
  Person,
} from '@/organisation/organisation.ts';

export const aPerson = (name: string, id?: Person['id']): Person => ({ id, name });

export const aGoverningSession = (given: Partial<GoverningSession> = {}): GoverningSession => ({
  chairman: aPerson('한경수'),
  clerk: aPerson('박정훈'),
  board: { clerk: aPerson('윤지혜'), deputyClerk: aPerson('서동욱') },
  committees: [
    { id: 1, name: '예배', chairman: aPerson('김성호'), secretary: aPerson('이은경') },
    { id: 2, name: '교육', chairman: aPerson('최영민'), secretary: undefined },
  ],
  missions: [
    { id: 101, name: '제1남선교회' },
    { id: 105, name: '제1여전도회' },
  ],
  ...given,
});

export const aMission = (given: Partial<MissionSociety> = {}): MissionSociety => ({
  name: '제1남선교회',
  president: aPerson('강태준'),
  vicePresident: aPerson('오세영'),
  secretary: aPerson('정하늘'),
  bookkeeper: aPerson('한미숙'),
  treasurer: aPerson('임수정'),
  members: [aPerson('노현우'), aPerson('문지영')],
  ...given,
});

/** A department without people, except those given. */
export const aDepartment = (given: Partial<Department> = {}): Department => ({
  name: '도서부',
  chairman: undefined,
  president: undefined,
  vicePresident: undefined,
  secretary: undefined,
  deaconess: undefined,
  treasurer: undefined,
  bookkeeper: undefined,
  treasuryBookkeeper: undefined,
  informationKeeper: undefined,
  members: [],
  school: undefined,
  choirs: [],
  ...given,
});

export const aSchool = (given: Partial<ChurchSchool> = {}): ChurchSchool => ({
  teachers: [],
  helperTeachers: [],
  studentPresident: undefined,
  studentVicePresident: undefined,
  studentSecretary: undefined,
  studentBookkeeper: undefined,
  studentTreasurer: undefined,
  students: [],
  studentCount: undefined,
  ...given,
});

export const aChoir = (given: Partial<Choir> = {}): Choir => ({
  name: '시온찬양대',
  pupils: false,
  chief: undefined,
  secretary: undefined,
  leader: undefined,
  conductor: undefined,
  viceConductor: undefined,
  director: undefined,
  coordinator: undefined,
  accompanists: [],
  sopranos: [],
  altos: [],
  tenors: [],
  basses: [],
  members: [],
  studentCount: undefined,
  ...given,
});

export const aCommittee = (given: Partial<Committee> = {}): Committee => ({
  name: '교육',
  chairman: aPerson('김성호'),
  secretary: aPerson('이은경'),
  duties: ['교재를 고릅니다.'],
  departments: [aDepartment()],
  ...given,
});
